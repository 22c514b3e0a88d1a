import { answerHtml, escapeHtml } from '../html.ts';
import type { Routes } from '../http.ts';
import type { Mails } from './mails.ts';

type Mail = Awaited<ReturnType<Mails['all']>>[number];
type Choice = { number: number; view: string; width: number };

const widths = [360, 640];

/** Returns the pages of the mails as a person sees them: a list, and one of them as HTML or as plain text. */
export function mailboxRoutes({ all }: Pick<Mails, 'all'>): Routes {
  return {
    'GET /mailbox': async ({ request }) => {
      const mails = await all();
      return answerHtml(page(mails, readChoice(new URL(request.url).searchParams, mails.length)));
    },
    'GET /mailbox/:number': async ({ params }) => {
      const mail = (await all())[Number(params['number']) - 1];
      if (!mail) return new Response('There is no such mail.\n', { status: 404 });
      // Links open a tab of their own, because pages of the shop refuse to be framed.
      const html = mail.html.replace(/^(.*?<head>)?/s, '$1<base target="_blank">');
      return answerHtml(html, {
        'content-security-policy': 'sandbox allow-popups allow-popups-to-escape-sandbox',
      });
    },
  };
}

/** Reads which mail to show: the newest unless the address names one. */
function readChoice(query: URLSearchParams, count: number): Choice {
  const number = Number(query.get('mail'));
  const width = Number(query.get('width'));
  return {
    number: Number.isInteger(number) && number >= 1 && number <= count ? number : count,
    view: query.get('view') === 'text' ? 'text' : 'html',
    width: widths.find((option) => option === width) ?? 640,
  };
}

function page(mails: Mail[], choice: Choice): string {
  const mail = mails[choice.number - 1];
  const newestFirst = mails
    .map((listedMail, index) => entry(listedMail, index + 1, choice))
    .reverse();
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox of the sandbox</title>
<style>${style}</style>
<nav aria-label="Mails">
  <h1>Mailbox</h1>
  ${mails.length > 0 ? `<ul>${newestFirst.join('')}</ul>` : '<p>No mail came in yet.</p>'}
</nav>
<main>${mail ? article(mail, choice) : ''}</main>
</html>`;
}

function entry({ from, to, subject, receivedAt }: Mail, number: number, choice: Choice): string {
  const current = number === choice.number ? ' aria-current="true"' : '';
  return `<li><a href="${addressOf({ ...choice, number })}"${current}>
    <b>${escapeHtml(subject)}</b>
    <span>${escapeHtml(from)}</span>
    <span>to ${escapeHtml(to)}</span>
    ${timeOf(receivedAt)}
  </a></li>`;
}

function article(mail: Mail, choice: Choice): string {
  const { number, view, width } = choice;
  const title = escapeHtml(mail.subject);
  return `<h2>${title}</h2>
<p>${switches(choice)}</p>
${
  view === 'text'
    ? `<pre style="width:${width}px">${escapeHtml(mail.text)}</pre>`
    : `<iframe title="${title}" src="/mailbox/${number}" width="${width}" height="800" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
}`;
}

function switches(choice: Choice): string {
  const views = { html: 'HTML', text: 'Plain text' };
  return [
    ...Object.entries(views).map(([view, name]) => toggle({ ...choice, view }, name, choice)),
    ...widths.map((width) => toggle({ ...choice, width }, `${width} px`, choice)),
  ].join(' ');
}

function toggle(target: Choice, name: string, { view, width }: Choice): string {
  const isOn = target.view === view && target.width === width;
  return `<a href="${addressOf(target)}"${isOn ? ' aria-current="true"' : ''}>${name}</a>`;
}

function addressOf({ number, view, width }: Choice): string {
  return `/mailbox?mail=${number}&amp;view=${view}&amp;width=${width}`;
}

function timeOf(moment: string): string {
  return `<time datetime="${moment}">${moment.slice(0, 16).replace('T', ' ')} UTC</time>`;
}

const style = `
  body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: #1a1816; background: #fbf9f5 }
  @media (min-width: 60rem) { body { display: grid; grid-template-columns: 22rem 1fr; min-height: 100vh } }
  nav { background: #f1ece3; padding: 1.5rem 0 }
  h1, h2 { font: 1.5rem/1.3 Georgia, serif; margin: 0 }
  h1, nav p { padding: 0 1.5rem }
  ul { list-style: none; margin: 1rem 0 0; padding: 0 }
  li a { display: block; padding: .75rem 1.5rem; color: inherit; text-decoration: none; border-top: 1px solid #ded7cb; overflow-wrap: anywhere }
  li a[aria-current], li a:hover { background: #fbf9f5 }
  li b { display: block; font-weight: 600 }
  li span, li time { display: block; font-size: .85rem; color: #6b655d }
  main { padding: 1.5rem; min-width: 0; overflow-x: auto }
  main p a { display: inline-block; padding: .5rem .75rem; margin: .75rem .25rem .75rem 0; color: #1a1816; border: 1px solid #6b655d; text-decoration: none }
  main p a[aria-current] { background: #1a1816; color: #fbf9f5 }
  iframe, pre { display: block; box-sizing: border-box; border: 1px solid #ded7cb; background: #fff }
  pre { margin: 0; padding: 1.25rem; white-space: pre-wrap; overflow-wrap: anywhere; font: .95rem/1.6 ui-monospace, monospace }
`;
