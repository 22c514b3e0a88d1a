import type { Corners, Size } from '../../geometry/index.ts';
import type { Answer, Opened, Rectified, Request } from './messages.ts';

const unable =
  'This browser could not straighten the photograph. Leave it as it is, or try another browser.';

export type Straightener = ReturnType<typeof startStraightener>;

/** Works in a worker, one request after the other, on the photograph that was opened last. */
export function startStraightener() {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const views: ImageBitmap[] = [];

  function ask(request: Request): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const fail = (reason: string | null) => reject(new Error(reason ?? unable));
      const take = ({ data }: MessageEvent<Answer>) => {
        if (!('value' in data)) return fail(data.reason);
        views.push(data.value.view);
        resolve(data.value);
      };
      worker.addEventListener('message', take, { once: true });
      worker.addEventListener('error', () => fail(null), { once: true });
      worker.postMessage(request, []);
    });
  }

  return {
    open: (file: Blob) => ask({ file }) as Promise<Opened>,
    rectify: (corners: Corners, size: Size) => ask({ corners, size }) as Promise<Rectified>,
    /** Closes all views, because a browser frees their megabytes late. */
    end: () => {
      worker.terminate();
      for (const view of views) view.close();
    },
  };
}
