import { site } from './netlify-build.ts';

/** Returns Netlify's event for a deploy of this context that failed. */
export function failedDeploy(context: string): Request {
  const payload = {
    id: '0123456789abcdef01234567',
    site_id: site.siteId,
    state: 'error',
    context,
    created_at: new Date().toISOString(),
  };
  return new Request(`${site.url}/.netlify/functions/deploy-failed`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-netlify-event': 'deploy_failed' },
    body: JSON.stringify({ payload, site: { id: site.siteId, name: site.name, url: site.url } }),
  });
}
