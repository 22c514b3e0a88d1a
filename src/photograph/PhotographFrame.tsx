import type { ComponentProps } from 'react';
import type { Size } from '../lib/geometry/index.ts';

const highest = '48dvh';

type PhotographFrameProps = ComponentProps<'div'> & { photograph: Size };

/** Has the ratio of the photograph. Fingers move handles in it, not the page. */
export function PhotographFrame({ photograph: { width, height }, ...rest }: PhotographFrameProps) {
  return (
    <div className="-mx-5 bg-twal p-5 sm:mx-0">
      <div
        {...rest}
        className="relative mx-auto"
        style={{
          cursor: 'crosshair',
          touchAction: 'none',
          userSelect: 'none',
          WebkitUserSelect: 'none',
          aspectRatio: `${width} / ${height}`,
          width: `min(100%, calc(${highest} * ${width / height}))`,
        }}
      />
    </div>
  );
}
