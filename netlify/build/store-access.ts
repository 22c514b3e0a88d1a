type Variables = Record<string, string | undefined>;

export const howToReadTheStore =
  "The build cannot read the shop's store: deploy by git with the plugin /netlify/build/store-access in netlify.toml, or set " +
  'SITE_ID (Project configuration, Project ID) and NETLIFY_AUTH_TOKEN (User settings, Applications, Personal access tokens).';

/** Returns base64 JSON from the build plugin, else from site id and token. */
export function findStoreAccess(variables: Variables): string | undefined {
  const { SHOP_BLOBS_CONTEXT, SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = variables;
  if (SHOP_BLOBS_CONTEXT) return SHOP_BLOBS_CONTEXT;
  if (!siteID || !token) return undefined;
  const access = { apiURL: 'https://api.netlify.com', siteID, token };
  return Buffer.from(JSON.stringify(access)).toString('base64');
}
