import { faultSchema, type Faults } from '../platform/faults.ts';
import type { Answer, Call, Routes } from './http.ts';

export type Platform = {
  faults: Faults;
  runScheduled(name: string): Promise<Response>;
  requestBuild(): void;
  builds(): unknown[];
  /** Calls to the store so far, for measurements. */
  blobsRequests(): number;
};

/** What tests and people drive the local platform by (local.md, 'The sandbox'). */
export function controlRoutes(platform: Platform, state: () => object): Routes {
  return {
    'GET /state': () =>
      Response.json({
        ...state(),
        builds: platform.builds(),
        blobsRequests: platform.blobsRequests(),
      }),
    'POST /faults': ({ request }) => setFault(platform.faults, request),
    'DELETE /faults': () => {
      platform.faults.clear();
      return Response.json({});
    },
    'POST /scheduled/:name': ({ params }: Call) => platform.runScheduled(params['name'] ?? ''),
    'POST /build_hooks/local': () => acceptBuild(platform),
  };
}

async function setFault(faults: Faults, request: Request): Promise<Response> {
  const given: unknown = await request.json().catch(() => null);
  const result = faultSchema.safeParse(given);
  if (!result.success) {
    const issue = result.error.issues[0];
    return new Response(`${issue?.path.join('.')}: ${issue?.message}\n`, { status: 400 });
  }
  faults.set(result.data);
  return Response.json({});
}

function acceptBuild({ faults, requestBuild }: Platform): Answer {
  if (faults.take('build', ['down'])) return null;
  requestBuild();
  return Response.json({});
}
