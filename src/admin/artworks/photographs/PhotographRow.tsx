import GripVertical from 'lucide-react/icons/grip-vertical';
import X from 'lucide-react/icons/x';
import { defaultAlt } from '#shared/pictures/images';
import type { Mark } from '#shared/pictures/marks';
import type { WidthStep } from '#shared/pictures/variants';
import { Field } from '../../../ui/Field.tsx';
import { ChoiceField } from '../../../form/fields.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { MoveButtons } from '../../ui/MoveButtons.tsx';
import { Preview } from '../../ui/Preview.tsx';
import { StraightenButton } from '../../straighten/StraightenButton.tsx';
import { isOwnPicture } from '#shared/pictures/own-picture';
import { findFile } from '../../../lib/pictures/straighten/sources.ts';
import { ChosenPicture } from './ChosenPicture.tsx';
import { startDrag } from './drag.ts';
import type { ImageValue } from '../photograph-order.ts';
import type { Photographs } from './use-photographs.ts';
import { growingStyle } from '../../ui/growing-style.ts';

const previewWidth: WidthStep = 240;

const markChoices: Record<Mark | '', string> = {
  '': 'Not said',
  detail: 'A detail',
  edge: 'The edge',
  back: 'The back',
  room: 'The work in a room',
};

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
  // What is on the device needs no answer to be shown.
  const chosen = findFile(image.url);
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] content-start gap-x-4 gap-y-2 bg-mi">
      <div className="row-span-2 grid size-20 place-items-center self-start bg-twal p-1 text-center text-xs text-sann">
        {chosen ? (
          <ChosenPicture file={chosen} label="Preview" className="max-h-[4.5rem] max-w-full" />
        ) : (
          <Preview
            url={image.url}
            width={previewWidth}
            alt="Preview"
            className="max-h-[4.5rem] max-w-full"
            otherwise={<span>Shown once saved</span>}
          />
        )}
      </div>
      <Field
        style={growingStyle()}
        label={
          <span>
            <span>Image description</span>
            {!isOnly && <span className="sr-only">{` of ${name}`}</span>}
          </span>
        }
        rows={1}
        maxLength={500}
        placeholder={title.trim() && defaultAlt(title.trim(), place, image.mark)}
        value={image.alt ?? ''}
        onChange={({ target }) => describe(place, { alt: target.value })}
      />
      {place > 0 && (
        <ChoiceField
          className="col-start-2"
          name="mark"
          label={`What ${name} shows`}
          choices={markChoices}
          value={image.mark ?? ''}
          onChange={(mark) => describe(place, { mark: (mark || undefined) as Mark | undefined })}
        />
      )}
      <div className="col-span-2 -ml-3 flex flex-wrap items-center lg:col-span-1 lg:col-start-2">
        {!isOnly && (
          <MoveButtons
            name={name}
            to={['earlier', 'later']}
            place={place}
            last={images.length - 1}
            onMove={(step) => move(place, place + step)}
          />
        )}
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
        {isOwnPicture(image.url) && (
          <StraightenButton
            picture={image.url}
            labelEnd={isOnly ? undefined : ` ${name}`}
            dimensions={rest.dimensions}
            onUse={rest.onReplace}
          />
        )}
        <IconButton
          icon={X}
          label={`Remove ${name}`}
          className="ml-auto"
          onClick={() => remove(place)}
        />
        {rest.isUnstraightened && (
          <p className="ml-3 w-full text-sm text-sann">
            Is there a wall or a table around the work? Straighten cuts it off.
          </p>
        )}
      </div>
    </li>
  );
}
