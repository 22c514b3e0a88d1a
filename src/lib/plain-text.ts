const link = /\[([^\]]*)\]\([^)]*\)/g;
const emphasis = /(?<![\w*])(\*{1,3}|_{1,3})(?=\S)(.+?)(?<=\S)\1(?![\w*])/gs;

export function toPlainText(markdown: string): string {
  return markdown.replace(link, '$1').replace(emphasis, '$2');
}
