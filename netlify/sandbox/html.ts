export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

export function answerHtml(html: string, headers: Record<string, string> = {}): Response {
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  });
}
