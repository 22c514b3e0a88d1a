import * as z from 'zod';
import { moveClock, resetClock } from './clock.ts';
import { faultSchema, type Faults } from './faults.ts';
import type { Call, Routes } from './http.ts';

export type Platform = {
  faults: Faults;
  runScheduled(name: string): Promise<Response>;
  /** Runs the scheduled functions that became due when the clock was moved. */
  catchUpSchedules(): Promise<void>;
  requestBuild(): void;
  builds(): unknown[];
  /** For measurements. */
  blobsRequests(): number;
  /** Counts open calls, with work after their answers. */
  runningCalls(): number;
  /** Waits until no call and no request to the store is under way. */
  waitUntilIdle(): Promise<void>;
};

const clockSchema = z.object({ forwardMinutes: z.number().positive().max(527_040) });

const minuteMs = 60_000;

/** Returns the routes by which tests and people control the local platform (docs/sandbox.md). */
export function controlRoutes(platform: Platform, state: () => Promise<object>): Routes {
  return {
    'GET /state': async () =>
      Response.json({
        ...(await state()),
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

/** Answers 400 with the first problem of an invalid body. */
async function readInput<Input>(
  request: Request,
  schema: z.ZodType<Input>,
): Promise<Input | Response> {
  const body: unknown = await request.json().catch(() => null);
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  return new Response(`${issue?.path.join('.')}: ${issue?.message}\n`, { status: 400 });
}

function acceptBuild({ faults, requestBuild }: Platform): Response {
  if (faults.take('build', ['down'])) return Response.error();
  requestBuild();
  return Response.json({});
}
