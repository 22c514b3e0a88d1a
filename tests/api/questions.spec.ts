import { expect } from '@playwright/test';
import type { Question } from '#shared/question';
import {
  changeRecord,
  cutRecord,
  listRecords,
  questionPlacesKey,
  questionsPrefix,
  writeRecord,
  dueQuestionsPrefix,
} from '../fixtures/records.ts';
import { test, type Admin, type RunningShop } from '../fixtures/shop.ts';
import { clientAt, type Reply } from './admin-client.ts';

const path = '/api/questions';
const list = '/api/admin/questions';
const day = 24 * 60;
const question = {
  name: 'Marie Joseph',
  email: 'marie@example.com',
  message: 'Is it framed?\nAnd how deep is it?',
  artworkId: 'jou-mache',
};

test('a question is stored and mailed to the painter; its asker gets fixed words', async ({
  shop,
  admin,
}) => {
  expect(await ask(shop)).toMatchObject({ status: 200, body: '{"ok":true}' });
  expect(await questionsOf(admin)).toEqual([
    {
      ...question,
      id: expect.stringMatching(/^\d{13}-\w+$/),
      createdAt: expect.any(String),
      artworkTitle: 'Jou Mache',
      state: 'open',
      work: { id: 'jou-mache', title: 'Jou Mache', price: '150' },
    },
  ]);
  await expect.poll(() => subjects(shop)).toHaveLength(2);
  const [toPainter, toAsker] = (await shop.state()).mails;
  expect(toPainter).toMatchObject({
    to: expect.stringContaining('studio@atelye.example'),
    replyTo: 'marie@example.com',
    subject: "A question about 'Jou Mache'",
  });
  for (const words of ['Is it framed?', 'And how deep is it?', 'Name: Marie Joseph'])
    expect(toPainter?.text).toContain(words);
  expect(toAsker).toMatchObject({
    to: 'marie@example.com',
    replyTo: expect.stringContaining('studio@atelye.example'),
    subject: "Your question about 'Jou Mache' has arrived",
  });
  expect(toAsker!.text + toAsker!.html).not.toMatch(/framed|Marie Joseph/);
  await shop.waitUntilIdle();
  expect(dueMails(shop)).toEqual([]);
});

test('the painter’s mail says that a question reads like a known scam, with the way to what to do (rule 69)', async ({
  shop,
}) => {
  await ask(shop);
  await ask(shop, { message: 'I pay by certified check, and my shipper will pick it up.' });
  await expect.poll(() => subjects(shop)).toHaveLength(3);
  const mails = (await shop.state()).mails.filter(({ replyTo }) => replyTo);
  const warned = mails.filter(({ text }) => text.includes('This reads like a known scam: a check'));
  expect(warned).toHaveLength(1);
  expect(warned[0]!.text).toContain(`${shop.url}/admin/before-you-send`);
  const [plain] = mails.filter((mail) => mail !== warned[0]);
  expect(plain!.text + plain!.html).not.toMatch(/scam|before-you-send/);
});

test('a question without an artwork is one too; a hidden artwork has a page until the next build', async ({
  shop,
  admin,
}) => {
  await admin.send('PATCH', '/api/admin/artworks/jou-mache/visibility', { isHidden: true });
  await ask(shop);
  await ask(shop, { artworkId: undefined });
  const found = await questionsOf(admin);
  expect(found.map(({ artworkTitle }) => artworkTitle)).toEqual([null, 'Jou Mache']);
  await expect.poll(() => subjects(shop)).toContain('A question');
  await shop.waitUntilIdle();
  const { mails } = await shop.state();
  const toAskers = mails.filter(({ to }) => to.includes('example.com'));
  expect(toAskers.length).toBeGreaterThan(0);
  for (const { subject, text, html } of toAskers) {
    expect(subject + text + html, 'what is hidden stays so').not.toContain('Jou Mache');
  }
  expect(mails.map(({ subject }) => subject)).toContain("A question about 'Jou Mache'");
});

test('the price of an artwork is asked without a message, and the painter reads so (rule 98)', async ({
  shop,
  admin,
}) => {
  expect(await ask(shop, { message: '', asksPrice: true })).toMatchObject({ status: 200 });
  expect(await questionsOf(admin)).toMatchObject([
    { message: '', asksPrice: true, artworkTitle: 'Jou Mache' },
  ]);
  await expect.poll(() => subjects(shop)).toContain("The price of 'Jou Mache' is asked");
});

const refused: [string, Record<string, unknown>, number, RegExp][] = [
  ['no name', { name: ' \n ' }, 400, /^Please give your name$/],
  ['a long name', { name: 'x'.repeat(81) }, 400, /^This is too long/],
  [
    'no message about nothing',
    { message: '', asksPrice: true, artworkId: undefined },
    400,
    /^Please write your question$/,
  ],
  ['no e-mail address', { email: 'marie' }, 400, /^This is not an e-mail address/],
  [
    'a second address',
    { email: 'marie@example.com,you@example.com' },
    400,
    /^This is not an e-mail/,
  ],
  [
    'a header in the address',
    { email: 'marie@example.com\r\nBcc: you@example.com' },
    400,
    /^This is not/,
  ],
  ['an empty address', { email: ' ' }, 400, /^Please give your e-mail address$/],
  ['letters with accents', { email: 'josé@example.com' }, 400, /^Before the @/],
  ['no message', { message: '' }, 400, /^Please write your question$/],
  ['a long message', { message: 'x'.repeat(2001) }, 400, /^This is too long/],
  ['an unknown artwork', { artworkId: 'nothing' }, 404, /no such artwork/],
  ['no id', { artworkId: '../orders' }, 404, /no such artwork/],
];

test('a wrong question is refused with a reason and leaves nothing', async ({ shop }) => {
  for (const [what, change, status, reason] of refused) {
    const answer = await ask(shop, change);
    expect(answer.status, what).toBe(status);
    expect(answer.error, what).toMatch(reason);
  }
  const call = clientAt(shop);
  const headers = { origin: 'https://elsewhere.example' };
  expect((await call({ method: 'POST', path, body: question, headers })).status).toBe(403);
  expect((await call({ path })).status).toBe(405);
  expect(storedIn(shop)).toEqual([]);
  expect(listRecords(shop, questionPlacesKey)).toEqual([]);
});

test('nothing that is typed gets into a header or becomes HTML', async ({ shop, admin }) => {
  const name = 'Marie\r\nBcc: you@example.com\u202E';
  const message = '=HYPERLINK("https://elsewhere.example")<script>alert(1)</script>\u0000';
  expect((await ask(shop, { name, message })).status).toBe(200);
  const [found] = await questionsOf(admin);
  expect(found).toMatchObject({
    name: 'Marie Bcc: you@example.com',
    message: '=HYPERLINK("https://elsewhere.example")<script>alert(1)</script>',
  });
  await expect.poll(() => subjects(shop)).toHaveLength(2);
  const { mails } = await shop.state();
  expect(mails.map(({ to }) => to).join()).not.toContain('you@example.com');
  expect(mails[0]?.html).toContain('&lt;script&gt;');
  expect(mails[0]?.html).not.toMatch(/<script|href="https:\/\/elsewhere/);
});

test('a repeated press is one question, also side by side and after its answer was lost', async ({
  shop,
  admin,
}) => {
  const press = () => ask(shop, {}, { key: 'a-form' });
  const answers = await Promise.all([press(), press(), press()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await shop.waitUntilIdle();
  await shop.passMinutes(30);
  expect((await press()).status).toBe(200);
  expect(await questionsOf(admin)).toHaveLength(1);
  await shop.waitUntilIdle();
  expect(await subjects(shop)).toHaveLength(2);
  expect((await ask(shop, {}, { key: 'another-form' })).status).toBe(200);
  expect(await questionsOf(admin)).toHaveLength(2);
  for (const key of ['3', '4', '5']) expect((await ask(shop, {}, { key })).status, key).toBe(200);
  expect((await ask(shop, {}, { key: '6' })).status).toBe(429);
});

test('a network asks five an hour; another one is not concerned', async ({ shop, admin }) => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(shop)));
  expect(answers.map(({ status }) => status).sort()).toEqual([
    ...Array(5).fill(200),
    429,
    429,
    429,
  ]);
  const late = await ask(shop);
  expect(late).toMatchObject({
    status: 429,
    error: expect.stringMatching(/try again in 60 minutes/),
  });
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(3500);
  expect((await ask(shop, {}, { from: '127.0.0.9' })).status).toBe(200);
  await shop.passMinutes(61);
  expect((await ask(shop)).status).toBe(200);
  expect(await questionsOf(admin)).toHaveLength(7);
});

test('an inbox gets the fixed words once a day, whatever its address looks like', async ({
  shop,
}) => {
  const toAskers = async () => {
    await shop.waitUntilIdle();
    return (await shop.state()).mails.filter(({ subject }) => subject.startsWith('Your question'));
  };
  for (const email of ['marie@example.com', 'Marie@Example.com', 'marie+2@example.com'])
    expect((await ask(shop, { email })).status).toBe(200);
  expect(await toAskers()).toHaveLength(1);
  await ask(shop, { email: 'ana@example.com' });
  expect(await toAskers()).toHaveLength(2);
  await shop.passMinutes(day + 1);
  await ask(shop);
  expect(await toAskers()).toHaveLength(3);
});

test('beyond 50 a day questions are stored and not mailed; with 500 stored the answer names the contact address', async ({
  shop,
  admin,
}) => {
  fillDay(shop, 49);
  expect((await ask(shop)).status).toBe(200);
  await shop.waitUntilIdle();
  expect(await subjects(shop)).toHaveLength(2);
  expect((await ask(shop, { email: 'ana@example.com' })).status).toBe(200);
  await shop.waitUntilIdle();
  expect(await subjects(shop)).toHaveLength(2);
  expect(await questionsOf(admin)).toHaveLength(2);
  fillStore(shop, 498);
  const full = await ask(shop, {}, { from: '127.0.0.9' });
  expect(full).toMatchObject({
    status: 429,
    error: 'Too many questions are waiting here. Please write to studio@atelye.example.',
  });
  await shop.passMinutes(day + 1);
  expect((await ask(shop)).status, 'the first 50 of a day').toBe(200);
  await shop.waitUntilIdle();
  expect(await subjects(shop)).toHaveLength(4);
});

test('a day takes 550 questions at most, and their places are forgotten after it', async ({
  shop,
}) => {
  fillDay(shop, 550);
  expect((await ask(shop)).status).toBe(429);
  await shop.passMinutes(day + 1);
  expect((await ask(shop)).status).toBe(200);
  let places: unknown[] = [];
  changeRecord<{ places: unknown[] }>(shop, questionPlacesKey, (record) => {
    ({ places } = record);
    return record;
  });
  expect(places).toHaveLength(1);
  expect(JSON.stringify(places)).not.toMatch(/marie|127\.0/);
});

test('a mail server that is down delays the mails and not the question', async ({
  shop,
  admin,
}) => {
  await shop.setFault({ service: 'mail', mode: 'down' });
  expect((await ask(shop)).status).toBe(200);
  await shop.waitUntilIdle();
  await shop.runScheduled('reconcile');
  expect(await subjects(shop)).toEqual([]);
  expect(dueMails(shop)).toHaveLength(1);
  await shop.clearFaults();
  await shop.runScheduled('reconcile');
  expect(await subjects(shop)).toHaveLength(2);
  await shop.runScheduled('reconcile');
  expect(await subjects(shop)).toHaveLength(2);
  expect(dueMails(shop)).toEqual([]);
  expect(await questionsOf(admin)).toHaveLength(1);
});

test('a question that cannot be read holds up no mail of the others (rule 84)', async ({
  shop,
}) => {
  await shop.setFault({ service: 'mail', mode: 'down' });
  for (let asker = 1; asker <= 6; asker++)
    await ask(shop, { email: `asker-${asker}@example.com` }, { from: `127.0.0.${asker}` });
  await shop.waitUntilIdle();
  cutRecord(shop, listRecords(shop, questionsPrefix)[0]!);
  await shop.clearFaults();
  await shop.runScheduled('reconcile');
  expect(await subjects(shop), 'two for each of five').toHaveLength(10);
});

test('the store that does not answer is a 503, and the same press works later', async ({
  shop,
  admin,
}) => {
  await shop.setFault({ service: 'blobs', mode: 'down' });
  const answer = await ask(shop, {}, { key: 'a-form' });
  expect(answer.status).toBe(503);
  expect(answer.headers['retry-after']).toBeTruthy();
  await shop.clearFaults();
  expect((await ask(shop, {}, { key: 'a-form' })).status).toBe(200);
  expect(await questionsOf(admin)).toHaveLength(1);
});

test('only the administrator reads, answers and deletes questions', async ({ shop, admin }) => {
  await ask(shop);
  const [{ id } = { id: '' }] = await questionsOf(admin);
  const one = `${list}/${id}`;
  const call = clientAt(shop);
  expect((await call({ path: list })).status).toBe(401);
  expect((await call({ method: 'PATCH', path: one, body: { state: 'open' } })).status).toBe(401);
  expect((await call({ method: 'DELETE', path: one })).status).toBe(401);

  for (const state of ['answered', 'open', 'answered'] as const) {
    expect((await admin.send('PATCH', one, { state })).body).toMatchObject({ id, state });
    expect((await questionsOf(admin))[0]?.state).toBe(state);
  }
  expect((await admin.send('PATCH', one, { state: 'lost' })).status).toBe(400);
  for (const unknown of ['1763740800000-0123456789abcdef', 'x', '..%2F..%2Fformat'])
    expect((await admin.send('PATCH', `${list}/${unknown}`, { state: 'open' })).status).toBe(404);
  expect((await admin.send('DELETE', `${list}/..%2F..%2Fformat`)).status).toBe(404);

  expect((await admin.send('DELETE', one)).status).toBe(200);
  expect((await admin.send('DELETE', one)).status).toBe(200);
  expect(await questionsOf(admin)).toEqual([]);
  expect(storedIn(shop)).toEqual([]);
});

test('the list has pages of 50, newest first, over the months', async ({ shop, admin }) => {
  fillStore(shop, 120);
  const all: Question[] = [];
  for (let before = ''; all.length < 120;) {
    const page = await questionsOf(admin, before && `?before=${before}`);
    expect(page.length).toBeGreaterThan(0);
    all.push(...page);
    before = page.at(-1)!.id;
  }
  const ids = all.map(({ id }) => id);
  expect(new Set(ids).size).toBe(120);
  expect(ids).toEqual([...ids].sort().reverse());
  expect(await questionsOf(admin, `?before=${ids.at(-1)}`)).toEqual([]);
  for (const query of ['before=yesterday', 'show=lost', `find=${'x'.repeat(101)}`])
    expect((await admin.send('GET', `${list}?${query}`)).status, query).toBe(400);

  await admin.send('PATCH', `${list}/${ids[100]}`, { state: 'answered' });
  expect((await questionsOf(admin, '?show=answered')).map(({ id }) => id)).toEqual([ids[100]]);
  expect(await questionsOf(admin, '?show=open&find=MÀRIE')).toHaveLength(50);
  const rest = await questionsOf(admin, `?show=open&find=marie&before=${ids[69]}`);
  expect(rest.map(({ id }) => id)).toEqual(ids.slice(70).filter((id) => id !== ids[100]));
  expect(await questionsOf(admin, '?find=nobody')).toEqual([]);
});

test('a question is deleted after a year', async ({ shop }) => {
  await ask(shop);
  await shop.passMinutes(364 * day);
  await ask(shop);
  await shop.runScheduled('reconcile');
  expect(storedIn(shop)).toHaveLength(2);
  await shop.passMinutes(2 * day);
  await shop.runScheduled('reconcile');
  expect(storedIn(shop)).toHaveLength(1);
});

type From = { key?: string; from?: string };

function ask(shop: RunningShop, change = {}, { key, from }: From = {}): Promise<Reply> {
  const headers: Record<string, string> = key ? { 'idempotency-key': key } : {};
  const body = { ...question, ...change };
  return clientAt(shop, from)({ method: 'POST', path, body, headers });
}

async function questionsOf(admin: Admin, query = ''): Promise<Question[]> {
  return (await admin.send<Question[]>('GET', `${list}${query}`)).body;
}

async function subjects(shop: RunningShop): Promise<string[]> {
  return (await shop.state()).mails.map(({ subject }) => subject);
}

function storedIn(shop: RunningShop): string[] {
  return listRecords(shop, questionsPrefix).filter((key) => !key.includes('/due/'));
}

/** Takes places of today for questions of other networks. */
function fillDay(shop: RunningShop, count: number): void {
  const places = Array.from({ length: count }, (_, index) => ({
    id: `${Date.now() - 60_000}-${index}`,
    network: `network ${index}`,
    inbox: `inbox ${index}`,
    isMailed: index < 50,
    isFirst: index < 50,
  }));
  writeRecord(shop, questionPlacesKey, { places });
}

/** Stores questions of the last months, three in two days. */
function fillStore(shop: RunningShop, count: number): void {
  for (let index = 1; index <= count; index++) {
    const time = Date.now() - index * 16 * 3_600_000;
    const createdAt = new Date(time).toISOString();
    const id = `${time}-${index}`;
    const nobody = { artworkId: null, artworkTitle: null, state: 'open', mails: [] };
    const { name, email, message } = question;
    writeRecord(shop, `${questionsPrefix}${createdAt.slice(0, 7)}/${id}`, {
      id,
      createdAt,
      name,
      email,
      message,
      ...nobody,
    });
  }
}

/** Returns the due keys of mails: those of open questions lie a year ahead (rule 111). */
function dueMails(shop: RunningShop): string[] {
  const keys = listRecords(shop, dueQuestionsPrefix);
  return keys.filter((key) => Number(key.split('~')[1]) <= Date.now());
}
