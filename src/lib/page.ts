/** Returns a page of the site, ready to be shown; null for what the router has to load itself. */
export async function fetchPage(href: string): Promise<Document | null> {
  const response = await fetch(href);
  const html = await response.text();
  if (!response.ok || response.redirected) return null;
  const page = new DOMParser().parseFromString(html, 'text/html');
  // Their content counts as elements, as the parser runs no scripts.
  for (const element of page.querySelectorAll('noscript')) element.remove();
  await Promise.all([...page.querySelectorAll('link[rel=stylesheet]')].map(loadStyles));
  return page;
}

/** Loads a style sheet that this page does not have: without it the next page would first be shown without its styles. */
async function loadStyles(sheet: Element): Promise<void> {
  const href = sheet.getAttribute('href') ?? '';
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'style', href });
  document.head.append(link);
  await new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
}
