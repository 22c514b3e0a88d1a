type Sources = { script: string; frame: string; connect: string; image: string; form: string };

const stripeJs = 'https://js.stripe.com https://*.js.stripe.com';
const link = 'https://link.com https://*.link.com';
const hooks = 'https://hooks.stripe.com';

/** docs.stripe.com/security/guide#content-security-policy. Safari asks form-action for the bank's page. */
const stripe: Sources = {
  script: stripeJs,
  frame: `${stripeJs} ${hooks} ${link}`,
  connect: `https://api.stripe.com ${link}`,
  image: 'https://*.stripe.com https://*.link.com',
  form: hooks,
};

const nothing: Sources = { script: '', frame: "'none'", connect: '', image: '', form: '' };

/** Returns the policy of public pages. `hashes`: those of the inline scripts. `formOrigin`: where the newsletter's form is sent. */
export function publicPolicy(hashes: string, formOrigin: string | null): string {
  const sources = stripeSources();
  return policyOf(hashes, { ...sources, form: `${sources.form} ${formOrigin ?? ''}` });
}

/** Returns the policy of pages under /admin, which load nothing from Stripe. */
export function adminPolicy(hashes: string): string {
  return policyOf(hashes, nothing);
}

// A local build uses the sandbox's origin instead of Stripe's.
function stripeSources(): Sources {
  const local = process.env['PUBLIC_STRIPE_JS_URL'];
  if (!local) return stripe;
  const { origin } = new URL(local);
  return { script: origin, frame: origin, connect: origin, image: '', form: '' };
}

function policyOf(hashes: string, { script, frame, connect, image, form }: Sources): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes} ${script}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: ${image}`,
    `frame-src ${frame}`,
    `connect-src 'self' ${connect}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${form}`,
    "frame-ancestors 'none'",
  ]
    .map((directive) => directive.replace(/\s+/g, ' ').trim())
    .join('; ');
}
