import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { redirectFetch } from './redirect-fetch.ts';

export type LambdaEvent = { rawUrl: string; httpMethod: string; headers: Record<string, string> };
type Head = { statusCode: number; multiValueHeaders?: Record<string, string[]> };
type Message = { id: number; answer?: Head & { body: string }; isOver?: true; crash?: string };

type Options = {
  /** The folder of the unpacked zip. */
  folder: string;
  /** All variables of the function. */
  env: Record<string, string>;
  /** Redirects calls to other hosts. */
  hosts: Record<string, string>;
};

export type FunctionProcess = Awaited<ReturnType<typeof startFunction>>;

/** Starts one function in a new process, by Netlify's own bootstrap. */
export async function startFunction({ folder, env, hosts }: Options) {
  const child = fork(join(import.meta.dirname, 'lambda.mjs'), {
    cwd: folder,
    env,
    execArgv: [redirectFetch(hosts)],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const failed = once(child, 'exit').then(() => {
    throw new Error(`The function ended:\n${output}`);
  });
  failed.catch(() => undefined);
  await Promise.race([once(child, 'message'), failed]);
  let lastId = 0;
  return {
    output: () => output,
    /** `whenOver` resolves at the end of all work after the answer; rejects if the function crashes. */
    call: (event: LambdaEvent) => callFunction(child, failed, { id: ++lastId, event }),
    close: () => child.kill(),
  };
}

type Call = { id: number; event: LambdaEvent };

function callFunction(child: ChildProcess, failed: Promise<never>, call: Call) {
  const answered = Promise.withResolvers<Response>();
  const over = Promise.withResolvers<void>();
  over.promise.catch(() => undefined);
  const listen = ({ id, answer, isOver, crash }: Message) => {
    if (id !== call.id) return;
    if (answer) answered.resolve(toResponse(answer));
    if (!isOver) return;
    child.off('message', listen);
    const error = new Error(`The function crashed: ${crash}`);
    answered.reject(error);
    if (crash) over.reject(error);
    else over.resolve();
  };
  child.on('message', listen);
  child.send(call);
  return {
    answer: Promise.race([answered.promise, failed]),
    whenOver: Promise.race([over.promise, failed]),
  };
}

function toResponse({ statusCode, multiValueHeaders = {}, body }: NonNullable<Message['answer']>) {
  const headers = new Headers();
  for (const [name, values] of Object.entries(multiValueHeaders)) {
    for (const value of values) headers.append(name, value);
  }
  const bytes = Buffer.from(body, 'base64');
  return new Response(bytes.length > 0 ? bytes : null, { status: statusCode, headers });
}
