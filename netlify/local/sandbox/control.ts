import * as z from 'zod';
import { moveClock, resetClock } from '../platform/clock.ts';
import { faultSchema, type Faults } from '../platform/faults.ts';
import type { Answer, Call, Routes } from './http.ts';

export type Platform = {
  faults: Faults;
  runScheduled(name: string): Promise<Response>;
  /** Runs the scheduled functions that fell due when the clock was moved. */
  catchUpSchedules(): Promise<void>;
  requestBuild(): void;
  builds(): unknown[];
  /** Calls to the store so far, for measurements. */
  blobsRequests(): number;
  /** Calls of functions under way, work after their answers included. */
  runningCalls(): number;
  /** Waits until no call and no request to the store is under way. */
  waitUntilIdle(): Promise<void>;
};

const clockSchema = z.object({ forwardMinutes: z.number().positive().max(527_040) });

const minuteMs = 60_000;

/** What tests and people drive the local platform by (local.md, 'The sandbox'). */
export function controlRoutes(platform: Platform, state: () => object): Routes {
  return {
    'GET /state': () =>
      Response.json({
        ...state(),
        builds: platform.builds(),
        blobsRequests: platform.blobsRequests(),
        runningCalls: platform.runningCalls(),
      }),
    'POST /faults': async ({ request }) => {
      const fault = await readInput(request, faultSchema);
      if (fault instanceof Response) return fault;
      platform.faults.set(fault);
      return Response.json({});
    },
    'DELETE /faults': () => {
      platform.faults.clear();
      return Response.json({});
    },
    'POST /clock': async ({ request }) => {
      const input = await readInput(request, clockSchema);
      if (input instanceof Response) return input;
      moveClock(input.forwardMinutes * minuteMs);
      await platform.catchUpSchedules();
      return Response.json({ now: new Date().toISOString() });
    },
    'DELETE /clock': () => {
      resetClock();
      return Response.json({ now: new Date().toISOString() });
    },
    'GET /idle': async () => {
      await platform.waitUntilIdle();
      return Response.json({});
    },
    'POST /scheduled/:name': ({ params }: Call) => platform.runScheduled(params['name'] ?? ''),
    'POST /build_hooks/local': () => acceptBuild(platform),
  };
}

/** What a call asks for; a 400 with the first problem when it makes no sense. */
async function readInput<Input>(
  request: Request,
  schema: z.ZodType<Input>,
): Promise<Input | Response> {
  const given: unknown = await request.json().catch(() => null);
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  return new Response(`${issue?.path.join('.')}: ${issue?.message}\n`, { status: 400 });
}

function acceptBuild({ faults, requestBuild }: Platform): Answer {
  if (faults.take('build', ['down'])) return null;
  requestBuild();
  return Response.json({});
}
