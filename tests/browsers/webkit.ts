import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { MissingBrowser, type Driver, type Target } from './driver.ts';
import { bringNear, findElement, readValue, selectText, setOption } from './in-page.ts';
import { end, findCommand, findFreePort, startDisplay } from './processes.ts';
import { elementIn, referTo, startSession, type Session } from './webdriver.ts';

/** Opens WebKitGTK's MiniBrowser on a display of its own and speaks WebDriver with it. */
export async function openWebKit(width: number, height: number): Promise<Driver> {
  for (const command of ['WebKitWebDriver', 'Xvfb']) {
    if (!findCommand(command)) throw new MissingBrowser(command, 'webkit2gtk-driver xvfb');
  }
  const screen = await startDisplay('1600x1200');
  const port = await findFreePort();
  // Compositing stays on: without it WebKitGTK 2.50 crashes in view transitions.
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.display, NO_AT_BRIDGE: '1' },
  });
  const session = await startSession(`http://127.0.0.1:${port}`, {});
  await session.post('/window/rect', { x: 0, y: 0, width, height });
  return {
    name: `WebKitGTK ${session.version}`,
    open: async (url) => void (await session.post('/url', { url })),
    back: async () => void (await session.post('/back')),
    forward: async () => void (await session.post('/forward')),
    ask: (question, ...input) => session.call(question as never, ...input) as never,
    press: (target) => withElement(session, target, (path) => session.post(`${path}/click`)),
    // Element Send Keys refuses fields of frames as not focusable, so keys go to the focus.
    type: (target, text) =>
      withElement(session, target, async (path, element) => {
        await session.post(`${path}/click`);
        await session.call(selectText, referTo(element));
        await session.post('/actions', { actions: [keysOf(text)] });
        // The first keys into a frame may come before its focus: then the person types again.
        if (!(await session.call(readValue, referTo(element)))) throw new Error('No key arrived');
      }),
    chooseFile: (target, file) =>
      withElement(session, target, (path) => session.post(`${path}/value`, { text: file })),
    chooseOption: (target, value) =>
      withElement(session, target, (_, element) =>
        session.call(setOption, referTo(element), value),
      ),
    screenshot: async (file) => {
      const picture = (await session.get('/screenshot')) as string;
      writeFileSync(file, Buffer.from(picture, 'base64'));
    },
    close: async () => {
      await session.end().catch(() => undefined);
      end(server);
      screen.end();
    },
  };
}

/** Works on an element, inside its frame if it has one. */
async function withElement(
  session: Session,
  { selector, name, frame }: Target,
  work: (path: string, element: string) => Promise<unknown>,
): Promise<void> {
  if (frame) await enterFrame(session, frame);
  try {
    const element = elementIn(await session.call(findElement, selector, name));
    if (!element) throw new Error(`There is no ${selector} named '${name}'`);
    await session.call(bringNear, referTo(element));
    await work(`/element/${element}`, element);
  } finally {
    if (frame) await session.post('/frame', { id: null });
  }
}

function keysOf(text: string): object {
  const actions = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return { type: 'key', id: 'keyboard', actions };
}

async function enterFrame(session: Session, title: string): Promise<void> {
  const value = `iframe[title="${title}"]`;
  const frame = await session.post('/element', { using: 'css selector', value });
  await session.post('/frame', { id: referTo(elementIn(frame)!) });
}
