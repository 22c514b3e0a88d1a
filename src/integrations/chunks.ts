import { languages } from '#shared/language';

/** The administration writes letters with texts that these share: chunks of their own would be named on each page. */
const words = languages.map((language) => {
  const modules = [`src/words/${language}/common.ts`, `src/words/${language}/islands.ts`];
  return [`words-${language}`, { priority: 2, modules }] as const;
});

/** Files and folders whose code is loaded together. Each chunk costs a request and its own compression. */
const chunks = {
  core: {
    priority: 3,
    modules: [
      'node_modules/nanostores/atom',
      'preload-helper',
      'src/lib/call.ts',
      'src/shared/money.ts',
      'src/site/lists/availability-store.ts',
      'src/site/overlays/opened-before.ts',
      'src/words/import-words.ts',
      'src/words/page-language.ts',
    ],
  },
  // Lists that were empty at the build share these with React's islands.
  translations: {
    priority: 2,
    modules: ['src/lib/in-page-language.ts', 'src/shared/day.ts', 'src/shared/translations.ts'],
  },
  // The answer after a bank's page shares these with the checkout, which loads React.
  payment: {
    priority: 2,
    modules: [
      'src/lib/pictures/image-url.ts',
      'src/lib/retry.ts',
      'src/site/checkout/payment/bought-picture.ts',
      'src/site/checkout/payment/payment-outcome.ts',
    ],
  },
  ...Object.fromEntries(words),
  react: {
    priority: 1,
    modules: [
      '@nanostores/react',
      'node_modules/react-dom/',
      'node_modules/react/',
      'node_modules/scheduler/',
    ],
  },
  screen: {
    priority: 1,
    modules: [
      '@radix-ui',
      'node_modules/aria-hidden',
      'node_modules/clsx',
      'node_modules/lucide-react',
      'node_modules/nanostores/computed',
      'node_modules/nanostores/lifecycle',
      'node_modules/nanostores/task',
      'node_modules/react-remove-scroll',
      'src/form/kept.ts',
      'src/shared/language.ts',
      'src/shared/question-size.ts',
      'src/site/page-path.ts',
      'src/ui/',
      'src/words/page-words.ts',
      'src/words/words-apart.ts',
    ],
  },
  // With 'screen' and this one, a click on cart or picture needs one round trip.
  overlay: {
    priority: 1,
    modules: [
      'src/lib/save-file.ts',
      'src/shared/pictures/picture.ts',
      'src/shared/total.ts',
      'src/site/cart/',
      'src/site/gallery/WorkPicture.tsx',
      'src/site/overlays/',
      'src/site/use-opened.ts',
      'src/toasts/Toaster.tsx',
      'src/toasts/scroll-from-beneath.ts',
      'src/toasts/toast.ts',
    ],
  },
  // Up to the card form, which loads with the payment.
  checkout: {
    priority: 1,
    modules: [
      'src/lib/use-request.ts',
      'src/site/buy-now/',
      'src/site/checkout/BackToShop.tsx',
      'src/site/checkout/Ending.tsx',
      'src/site/checkout/card/CardPurchaseForm.tsx',
      'src/site/checkout/payment/verdict.ts',
      'src/site/checkout/refusal-words.ts',
      'src/site/checkout/shipping.ts',
    ],
  },
  // The checkout and pages of orders share these two with the administrator's screens.
  facts: {
    priority: 2,
    modules: [
      'src/shared/category.ts',
      'src/shared/find.ts',
      'src/shared/wall/dimensions.ts',
      'src/shared/wall/room.ts',
      'src/shared/wall/size-words.ts',
    ],
  },
  format: {
    priority: 2,
    modules: [
      'src/lib/fragment.ts',
      'src/shared/format.ts',
      'src/shared/format-amount.ts',
      'src/shared/lazily.ts',
      'src/shared/order-kinds.ts',
    ],
  },
  // What the dashboard shares with the other screens: it takes all that these import and no visitor needs, so the order matters.
  desk: {
    priority: 0,
    modules: [
      'node_modules/zod/',
      'src/admin/artworks/artworks-store.ts',
      'src/admin/artworks/series/series-store.ts',
      'src/admin/backup/backup-store.ts',
      'src/admin/publishing/change.ts',
      'src/admin/instagram/instagram-store.ts',
      'src/admin/orders/customs.ts',
      'src/admin/orders/orders-store.ts',
      'src/admin/publishing/PublishNow.tsx',
      'src/admin/publishing/publishing-store.ts',
      'src/admin/publishing/publishing-words.ts',
      'src/admin/settings/settings-store.ts',
      'src/admin/setup/OpenList.tsx',
      'src/admin/ui/',
      'src/form/',
      'src/shared/admin/',
      'src/shared/order-state.ts',
    ],
  },
};

export const codeSplitting = {
  groups: Object.entries(chunks).map(([name, { priority, modules }]) => ({
    name,
    priority,
    test: (id: string) => modules.some((part) => id.replaceAll('\\', '/').includes(part)),
  })),
};

/**
 * A Vite plugin. The chunk of an island also holds what its lazy parts share with it, so that it is compressed at once.
 * Astro's own setting wins over one of the configuration.
 */
export const sharingIslands = {
  name: 'sharing-islands',
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  options: (options: object) => ({
    ...options,
    preserveEntrySignatures: 'allow-extension' as const,
  }),
};

/** The files and folders of the shop that the chunks name. */
export const chunkedFiles = Object.values(chunks)
  .flatMap(({ modules }) => modules)
  .filter((part) => part.startsWith('src/'));
