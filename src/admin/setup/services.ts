import type { KeyName, PastedKeys } from '#shared/admin/keys';
import type { SetupCheck } from '#shared/admin/setup';

/** `id`: what the fields are for in a form, where it is not a key itself. */
export type KeyField = {
  id: string;
  of: KeyName;
  label: string;
  hint?: string;
  first?: string;
  /** No secret: a draft may keep it. */
  isOpen?: true;
};
export type Service = {
  title: string;
  /** Stands above the fields. */
  words: string;
  fields: KeyField[];
  keysOf: (typed: Record<string, string>) => PastedKeys;
};

const stripe: Service = {
  title: 'Stripe',
  words: 'Both keys stand at Stripe under Developers, API keys.',
  fields: [
    {
      id: 'PUBLIC_STRIPE_PUBLISHABLE_KEY',
      of: 'PUBLIC_STRIPE_PUBLISHABLE_KEY',
      label: 'Publishable key',
      hint: 'Begins with pk_',
    },
    {
      id: 'STRIPE_SECRET_KEY',
      of: 'STRIPE_SECRET_KEY',
      label: 'Secret key',
      hint: 'Begins with sk_ or rk_',
    },
  ],
  keysOf: typedKeys,
};

const mail: Service = {
  title: 'the mail server',
  words: 'Your mail provider names these under SMTP.',
  fields: [
    { id: 'host', of: 'SMTP_URL', label: 'Server', hint: 'Like smtp.provider.com', isOpen: true },
    { id: 'port', of: 'SMTP_URL', label: 'Port', hint: '465 or 587', first: '465', isOpen: true },
    { id: 'name', of: 'SMTP_URL', label: 'Name', isOpen: true },
    { id: 'password', of: 'SMTP_URL', label: 'Password' },
    {
      id: 'MAIL_FROM',
      of: 'MAIL_FROM',
      label: 'Sender',
      hint: 'Like Studio <studio@shop.com>',
      isOpen: true,
    },
  ],
  keysOf: ({ MAIL_FROM, ...server }) => ({
    ...(server['host'] && { SMTP_URL: serverUrl(server) }),
    ...(MAIL_FROM && { MAIL_FROM }),
  }),
};

const buildHook: Service = {
  title: 'the build hook',
  words:
    'At Netlify: Build & deploy, Build hooks, Add build hook. To try it the shop publishes once what waits.',
  fields: [{ id: 'BUILD_HOOK_URL', of: 'BUILD_HOOK_URL', label: 'Address of the build hook' }],
  keysOf: typedKeys,
};

const instagram: Service = {
  title: 'Instagram',
  words: 'From Meta’s App Dashboard, under Instagram. The last two are for its webhook only.',
  fields: [
    { id: 'INSTAGRAM_ACCESS_TOKEN', of: 'INSTAGRAM_ACCESS_TOKEN', label: 'Access token' },
    { id: 'INSTAGRAM_APP_SECRET', of: 'INSTAGRAM_APP_SECRET', label: 'App secret' },
    {
      id: 'INSTAGRAM_VERIFY_TOKEN',
      of: 'INSTAGRAM_VERIFY_TOKEN',
      label: 'Verify token',
      hint: '20 random characters or more',
    },
  ],
  keysOf: typedKeys,
};

export const services: Partial<Record<SetupCheck, Service>> = {
  stripe,
  mail,
  'build-hook': buildHook,
  instagram,
};

/** An empty field leaves its key as it is. */
function typedKeys(typed: Record<string, string>): PastedKeys {
  return Object.fromEntries(Object.entries(typed).filter(([, text]) => text));
}

/** Port 465 is encrypted from the first byte, others by STARTTLS. */
function serverUrl({ host = '', port = '', name = '', password = '' }: Record<string, string>) {
  const protocol = port === '465' ? 'smtps' : 'smtp';
  const login = name && `${encodeURIComponent(name)}:${encodeURIComponent(password)}@`;
  return `${protocol}://${login}${host}:${port}`;
}
