type Variables = Record<string, string | undefined>;

/**
 * The access with which a build reads the shop's store, base64 of JSON as @netlify/blobs takes it: from the plugin, else from
 * the site's id and a token. Throws a text that says what to do when there is neither.
 */
export function findStoreAccess(variables: Variables): string {
  const { SHOP_BLOBS_CONTEXT, SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = variables;
  if (SHOP_BLOBS_CONTEXT) return SHOP_BLOBS_CONTEXT;
  if (siteID && token) {
    const access = { apiURL: 'https://api.netlify.com', siteID, token };
    return Buffer.from(JSON.stringify(access)).toString('base64');
  }
  throw new Error(
    "The build cannot read the shop's store. Keep the plugin /netlify/build/store-access in netlify.toml: it hands " +
      "Netlify's own access to this command. Without the plugin set SITE_ID (Project configuration, Project ID) and " +
      'NETLIFY_AUTH_TOKEN (User settings, Applications, Personal access tokens).',
  );
}
