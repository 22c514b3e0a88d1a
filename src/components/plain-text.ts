const link = /\[([^\]]*)\]\([^)]*\)/g;
const emphasis = /(?<![\w*])(\*{1,3}|_{1,3})(?=\S)(.+?)(?<=\S)\1(?![\w*])/gs;

/** The words of a Markdown text, for where links and emphasis have no place. */
export function toPlainText(markdown: string): string {
  return markdown.replace(link, '$1').replace(emphasis, '$2');
}
