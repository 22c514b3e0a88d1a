/** Returns a page of the site, ready to be shown; null for what the router has to load itself. */
export async function fetchPage(address: string): Promise<Document | null> {
  const response = await fetch(address);
  const html = await response.text();
  if (!response.ok || response.redirected) return null;
  const page = new DOMParser().parseFromString(html, 'text/html');
  // Their content counts as elements, as the parser runs no scripts.
  for (const element of page.querySelectorAll('noscript')) element.remove();
  // The router loads the styles that this page does not have before it shows the next one.
  const styles = [...page.querySelectorAll('link[rel=stylesheet]')];
  return styles.every(isLoaded) ? page : null;
}

function isLoaded(styles: Element): boolean {
  return document.querySelector(`link[href="${styles.getAttribute('href')}"]`) !== null;
}
