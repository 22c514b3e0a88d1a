import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import X from 'lucide-react/icons/x';
import type { ComponentProps, MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { defaultAlt } from '#shared/pictures/images';
import { isOwnPicture } from '#shared/pictures/own-picture';
import { pictureUrl } from '#shared/pictures/picture';
import { FieldFrame } from '../../../ui/Field.tsx';
import { StraightenButton } from '../../straighten/StraightenButton.tsx';
import { startDrag } from './drag.ts';
import type { ImageValue } from './photograph-order.ts';
import type { Photographs } from './use-photographs.ts';

const previewWidth = 240;

type PhotographRowProps = {
  image: ImageValue;
  place: number;
  title: string;
  dimensions: string;
  isUnstraightened: boolean;
  photographs: Photographs;
  onReplace: (file: File) => void;
};

export function PhotographRow({ image, place, title, photographs, ...rest }: PhotographRowProps) {
  const { images, describe, move, remove } = photographs;
  const name = `photograph ${place + 1}`;
  const isOnly = images.length === 1;
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] content-start gap-x-4 gap-y-2 bg-mi">
      <Preview url={image.url} />
      <FieldFrame label="Image description" labelEnd={isOnly ? undefined : ` of ${name}`}>
        {({ className, ...attributes }) => (
          <textarea
            {...attributes}
            className={`${className} block [field-sizing:content]`}
            rows={1}
            maxLength={500}
            placeholder={title.trim() && defaultAlt(title.trim(), place)}
            value={image.alt ?? ''}
            onChange={({ target }) => describe(place, target.value)}
          />
        )}
      </FieldFrame>
      <div className="col-span-2 -ml-3 flex flex-wrap items-center lg:col-span-1 lg:col-start-2">
        {!isOnly && <OrderButtons name={name} place={place} photographs={photographs} />}
        {!isOnly && (
          <span
            onPointerDown={(event) => startDrag(event, place, move)}
            aria-hidden
            title="Drag to another place"
            className="grid size-11 cursor-grab place-items-center text-sann [touch-action:none]"
          >
            <GripVertical size={20} />
          </span>
        )}
        <StraightenButton
          url={image.url}
          labelEnd={isOnly ? undefined : ` ${name}`}
          dimensions={rest.dimensions}
          onUse={rest.onReplace}
        />
        <IconButton label={`Remove ${name}`} className="ml-auto" onClick={() => remove(place)}>
          <X aria-hidden size={20} />
        </IconButton>
        {rest.isUnstraightened && (
          <p className="ml-3 w-full text-sm text-sann">
            Is there a wall or a table around the work? Straighten cuts it off.
          </p>
        )}
      </div>
    </li>
  );
}

type OrderButtonsProps = Pick<PhotographRowProps, 'place' | 'photographs'> & { name: string };

function OrderButtons({ name, place, photographs }: OrderButtonsProps) {
  const { images, move } = photographs;

  /** A moved row loses the focus, and the button of the last possible step is disabled. */
  function step({ currentTarget: button }: MouseEvent<HTMLButtonElement>, to: number) {
    const other = button.nextElementSibling ?? button.previousElementSibling;
    flushSync(() => move(place, to));
    (button.disabled ? (other as HTMLElement) : button).focus();
  }

  return (
    <span className="flex">
      <IconButton
        label={`Move ${name} earlier`}
        disabled={place === 0}
        onClick={(event) => step(event, place - 1)}
      >
        <ArrowUp aria-hidden size={20} />
      </IconButton>
      <IconButton
        label={`Move ${name} later`}
        disabled={place === images.length - 1}
        onClick={(event) => step(event, place + 1)}
      >
        <ArrowDown aria-hidden size={20} />
      </IconButton>
    </span>
  );
}

function IconButton({
  label,
  className = '',
  ...rest
}: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`grid size-11 place-items-center hover:text-lanme disabled:text-liy ${className}`}
      {...rest}
    />
  );
}

// The page loads no foreign pictures; they are shown once they are copied.
function Preview({ url }: { url: string }) {
  return (
    <div className="row-span-2 grid size-20 place-items-center self-start bg-twal p-1 text-center text-xs text-sann">
      {isOwnPicture(url) ? (
        <img
          src={pictureUrl(url, previewWidth, 'webp')}
          alt="Preview"
          className="max-h-[4.5rem] max-w-full object-contain"
        />
      ) : (
        'Shown once saved'
      )}
    </div>
  );
}
