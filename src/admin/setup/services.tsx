import type { KeyName, PastedKeys } from '#shared/admin/keys';
import type { openingChecks } from '#shared/admin/setup';
import { clearPosts } from '#shared/instagram';
import { ChoiceField } from '../../form/fields.tsx';
import type { FieldRow } from '../../form/FormFields.tsx';
import type { Elements } from '../../ui/elements.ts';
import { clearPostsTexts } from '../instagram/sync-texts.ts';
import { mailboxes, mailboxNames, type Mailbox } from './mailboxes.tsx';
import { chooseClearPosts } from './setup-store.ts';
import { Steps, Way } from './Steps.tsx';

export type TypedKeys = Record<string, string>;
/** `of`: the key that it is a part of. `isOpen`: no secret, so a draft may keep it. */
export type KeyField = FieldRow & { of?: KeyName; isOpen?: true };
type Fields = Record<string, KeyField>;

export type Service = {
  /** 'Connect Stripe' */
  title: string;
  /** What all fields hold at first. */
  first: TypedKeys;
  /** Stands above the fields. */
  steps: (typed: TypedKeys) => Elements;
  fields: (typed: TypedKeys) => Fields;
  keysOf: (typed: TypedKeys) => PastedKeys;
  /** Asked only while nothing is connected; kept before the keys. */
  question?: { fields: Fields; keep: (typed: TypedKeys) => Promise<void> };
};

const stripe: Service = {
  title: 'Stripe',
  first: { PUBLIC_STRIPE_PUBLISHABLE_KEY: '', STRIPE_SECRET_KEY: '' },
  // Stripe documents no link that ticks the rights of a new key (docs.stripe.com/keys).
  steps: () => (
    <Steps>
      <li>
        <Way href="https://dashboard.stripe.com/apikeys">Open your keys at Stripe</Way>
        <span> (‘Developers’, ‘API keys’). An account costs nothing.</span>
      </li>
      <li>Copy the ‘Publishable key’ and the ‘Secret key’, and paste them here.</li>
      <li>
        Or give the shop only what it needs: press ‘Create restricted key’, choose ‘Write’ for
        ‘PaymentIntents’, ‘Refunds’, ‘Webhook Endpoints’ and ‘Payment Method Domains’, ‘Read’ for
        ‘Charges’, ‘Disputes’ and ‘Events’, and paste that key as the second one.
      </li>
    </Steps>
  ),
  fields: () => ({
    PUBLIC_STRIPE_PUBLISHABLE_KEY: {
      of: 'PUBLIC_STRIPE_PUBLISHABLE_KEY',
      label: 'Publishable key',
      hint: 'Begins with pk_',
    },
    STRIPE_SECRET_KEY: {
      of: 'STRIPE_SECRET_KEY',
      label: 'Secret key',
      hint: 'Begins with sk_ or rk_',
    },
  }),
  keysOf: typedKeys,
};

const mail: Service = {
  title: 'your mailbox',
  first: { mailbox: 'gmail', address: '', password: '', host: '', port: '465', name: '', from: '' },
  steps: ({ mailbox }) => mailboxes[mailbox as Mailbox].steps,
  fields: ({ mailbox }) => ({
    mailbox: { label: 'Your mailbox is at', as: ChoiceField, choices: mailboxNames, isOpen: true },
    ...(mailbox === 'another' ? otherServer : knownServer),
  }),
  keysOf: ({ mailbox, address = '', password = '', from, ...server }) => {
    const mailServer = mailboxes[mailbox as Mailbox].server;
    if (mailServer && (!address || !password)) return {};
    // Google and Apple show their passwords in groups.
    if (mailServer) {
      const login = { name: address, password: password.replaceAll(' ', '') };
      return { SMTP_URL: serverUrl({ ...mailServer, ...login }), MAIL_FROM: address };
    }
    return {
      ...(server['host'] && { SMTP_URL: serverUrl({ ...server, password }) }),
      ...(from && { MAIL_FROM: from }),
    };
  },
};

const knownServer: Fields = {
  address: { of: 'MAIL_FROM', label: 'Your e-mail address', type: 'email', isOpen: true },
  password: { of: 'SMTP_URL', label: 'The password made for the shop' },
};

const otherServer: Fields = {
  host: { of: 'SMTP_URL', label: 'Server', hint: 'Like ‘smtp.provider.com’', isOpen: true },
  port: { of: 'SMTP_URL', label: 'Port', hint: '465 or 587', isOpen: true },
  name: { of: 'SMTP_URL', label: 'Name', isOpen: true },
  password: { of: 'SMTP_URL', label: 'Password' },
  from: {
    of: 'MAIL_FROM',
    label: 'Sender',
    hint: 'Like Studio <studio@shop.com>',
    isOpen: true,
  },
};

const publishing: Service = {
  title: 'publishing',
  first: { BUILD_HOOK_URL: '' },
  steps: () => (
    <Steps>
      <li>
        <Way href="https://app.netlify.com">Open your site at Netlify</Way>
        <span>, which shows it to visitors, and there ‘Project configuration’.</span>
      </li>
      <li>‘Build & deploy’, ‘Build hooks’, ‘Add build hook’: call it Shop, and save.</li>
      <li>Copy its address, and paste it here. The shop publishes what waits.</li>
    </Steps>
  ),
  fields: () => ({
    BUILD_HOOK_URL: {
      of: 'BUILD_HOOK_URL',
      label: 'The address from Netlify',
      hint: 'Begins with https://api.netlify.com/build_hooks/',
    },
  }),
  keysOf: typedKeys,
};

const instagram: Service = {
  title: 'Instagram',
  first: {
    INSTAGRAM_ACCESS_TOKEN: '',
    clearPosts: clearPosts[0],
    INSTAGRAM_APP_SECRET: '',
    INSTAGRAM_VERIFY_TOKEN: '',
  },
  steps: () => (
    <Steps>
      <li>Switch your account to a professional one in the app of Instagram. It costs nothing.</li>
      <li>
        <Way href="https://developers.facebook.com/apps">Open your apps at Meta</Way>
        <span>, ‘Instagram’, ‘Generate token’: this is the shop’s key to your posts.</span>
      </li>
      <li>The last two fields may stay empty. With them new posts come at once.</li>
    </Steps>
  ),
  fields: () => ({
    INSTAGRAM_ACCESS_TOKEN: {
      of: 'INSTAGRAM_ACCESS_TOKEN',
      label: 'Key to your posts (‘access token’)',
    },
    INSTAGRAM_APP_SECRET: {
      of: 'INSTAGRAM_APP_SECRET',
      label: 'Signature of Meta’s messages (‘App secret’)',
    },
    INSTAGRAM_VERIFY_TOKEN: {
      of: 'INSTAGRAM_VERIFY_TOKEN',
      label: 'Password for Meta’s messages (‘Verify token’)',
      hint: '20 random characters or more',
    },
  }),
  keysOf: typedKeys,
  question: {
    fields: {
      clearPosts: {
        label: 'New works for sale',
        as: ChoiceField,
        choices: clearPostsTexts,
        hint: 'A post with a price and a hashtag is clear.',
        isOpen: true,
      },
    },
    keep: ({ clearPosts: chosen }) => chooseClearPosts(chosen as (typeof clearPosts)[number]),
  },
};

export const services: Partial<Record<(typeof openingChecks)[number], Service>> = {
  stripe,
  'build-hook': publishing,
  mail,
  instagram,
};

export const keyLabels: Record<KeyName, string> = {
  STRIPE_SECRET_KEY: 'Secret key',
  PUBLIC_STRIPE_PUBLISHABLE_KEY: 'Publishable key',
  STRIPE_WEBHOOK_SECRET: 'Signature of Stripe’s messages (‘webhook’), made by the shop',
  SMTP_URL: 'Mail server',
  MAIL_FROM: 'Sender',
  BUILD_HOOK_URL: 'The address from Netlify',
  INSTAGRAM_ACCESS_TOKEN: 'Key to your posts',
  INSTAGRAM_APP_SECRET: 'Signature of Meta’s messages',
  INSTAGRAM_VERIFY_TOKEN: 'Password for Meta’s messages',
};

/** Returns the keys that were typed. An empty field leaves its key as it is. */
function typedKeys(typed: TypedKeys): PastedKeys {
  return Object.fromEntries(Object.entries(typed).filter(([id, text]) => text && id in keyLabels));
}

/** Returns the address of a mail server. Port 465 is encrypted from the first byte, others by STARTTLS. */
function serverUrl({ host = '', port = '', name = '', password = '' }: TypedKeys) {
  const protocol = port === '465' ? 'smtps' : 'smtp';
  const login = name && `${encodeURIComponent(name)}:${encodeURIComponent(password)}@`;
  return `${protocol}://${login}${host}:${port}`;
}
