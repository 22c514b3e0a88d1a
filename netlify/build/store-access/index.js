import process from 'node:process';

/**
 * Netlify gives access to Blobs to build plugins and not to the build command. A plugin's own environment reaches the
 * command; a change of netlifyConfig would write the token into the deploy's netlify.toml.
 */
export function onPreBuild() {
  process.env.SHOP_BLOBS_CONTEXT = process.env.NETLIFY_BLOBS_CONTEXT ?? '';
}
