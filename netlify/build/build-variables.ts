/** Set in builds and not in functions (docs.netlify.com/build/configure-builds/environment-variables). */
export const buildVariables = [
  'NETLIFY',
  'NETLIFY_LOCAL',
  'NODE_ENV',
  'CONTEXT',
  'BRANCH',
  'HEAD',
  'COMMIT_REF',
  'CACHED_COMMIT_REF',
  'REPOSITORY_URL',
  'PULL_REQUEST',
  'REVIEW_ID',
  'BUILD_ID',
  'DEPLOY_ID',
  'DEPLOY_URL',
  'DEPLOY_PRIME_URL',
  'SHOP_BLOBS_CONTEXT',
] as const;
