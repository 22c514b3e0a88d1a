import type { SetupFinding } from '#shared/admin/setup';
import { env, isOnOwnServer, isStandIn, unnamedProxy } from '../../env.ts';
import { findSiteStatus } from '../../ports/site.ts';
import { okFinding, toDoFinding, unknownFinding } from './findings.ts';

/** `isOwn`: on a server of the painter's own, where Netlify means nothing. */
type Addresses = { siteUrl: string; primaryUrl: string | undefined; isOwn: boolean };

/** Compares SITE_URL with the primary address, to which Netlify redirects all others, and asks whether visitors see the shop. */
export async function checkAddress(): Promise<SetupFinding[]> {
  const { SITE_URL, URL: primaryUrl } = env();
  const isOwn = isOnOwnServer();
  const findings = [
    ...judgeAddresses({ siteUrl: SITE_URL, primaryUrl, isOwn }),
    ...judgeProxy(unnamedProxy()),
    ...judgeRedirections(env()),
  ];
  return primaryUrl ? [...findings, judgeVisibility(await findSiteStatus(), isOwn)] : findings;
}

export function judgeVisibility(status: number | null, isOwn: boolean): SetupFinding {
  if (status === 200) return okFinding('Visitors see the shop.');
  if (status === null)
    return unknownFinding('The site did not answer, so nobody knows whether visitors see it.');
  if (isOwn) {
    return toDoFinding(
      `Visitors get an error (${status}) in place of the shop: look whether its name leads to this server, and into the logs of the shop and of Caddy.`,
    );
  }
  if (status === 401) {
    return toDoFinding(
      'Visitors get a login of Netlify (401), and Stripe cannot reach the shop: the project is private. Make it public at Netlify (‘Project configuration’, ‘General’, ‘Visitor access’).',
    );
  }
  return toDoFinding(
    `Visitors get an error (${status}) in place of the shop: look at the newest entry at Netlify (‘Deploys’).`,
  );
}

export function judgeAddresses({ siteUrl, primaryUrl, isOwn }: Addresses): SetupFinding[] {
  const { origin, protocol, hostname } = new URL(siteUrl);
  const isOfThisMachine = hostname === 'localhost' && !primaryUrl;
  if (isOfThisMachine) {
    return [
      unknownFinding(
        `This shop runs on one machine, at ${origin}, so it has no public address to check.`,
      ),
    ];
  }
  return [judgePrimary(origin, primaryUrl), judgeProtocol(protocol, isOwn)];
}

/** Tells a proxy that nobody has named: without its name all visitors have its address. */
export function judgeProxy(proxy: string | undefined): SetupFinding[] {
  if (!proxy) return [];
  return [
    toDoFinding(
      `Calls come through a proxy at ${proxy} that nobody has named, so all visitors share one limit of login tries: set TRUSTED_PROXIES to its address and start the shop again.`,
    ),
  ];
}

/** Tells variables that send calls elsewhere. Only tests have them: a server that serves customers refuses them. */
export function judgeRedirections(variables: Record<string, unknown>): SetupFinding[] {
  const names = ['STRIPE_API_URL', 'INSTAGRAM_API_URL'].filter((name) => !isStandIn(name));
  return names.flatMap((name) =>
    variables[name]
      ? [toDoFinding(`${name} sends calls to ${String(variables[name])}: remove it.`)]
      : [],
  );
}

function judgePrimary(origin: string, primaryUrl: string | undefined): SetupFinding {
  if (!primaryUrl)
    return unknownFinding(
      `Netlify does not say which address comes first, so ${origin} cannot be compared.`,
    );
  const primary = new URL(primaryUrl).origin;
  if (primary === origin) return okFinding(`The shop is at ${origin}.`);
  return toDoFinding(
    `The shop believes that it is at ${origin}, but visitors are sent to ${primary}: set the server’s ‘SITE_URL’ to ${primary}, or make ${origin} the ‘primary domain’ at Netlify (‘Domain management’).`,
  );
}

function judgeProtocol(protocol: string, isOwn: boolean): SetupFinding {
  if (protocol === 'https:')
    return okFinding('It begins with https, so what buyers type is encrypted.');
  const then = isOwn ? 'start the shop again' : 'let Netlify build the site again (‘deploy’)';
  return toDoFinding(
    `The address does not begin with https: write the server’s ‘SITE_URL’ with https, and ${then}.`,
  );
}
