import { paces, type Pace, type Publishing } from '#shared/admin/publishing';
import { choosePace } from './publishing-store.ts';
import { FieldFrame } from '../../ui/Field.tsx';
import { paceWords } from './publishing-words.ts';

const hint = 'Prices, sold and hidden artworks are right at once, also while changes wait.';

export function PaceField({ publishAfterMinutes }: Pick<Publishing, 'publishAfterMinutes'>) {
  return (
    <FieldFrame label="Publish changes" hint={hint}>
      {(control) => (
        <select
          {...control}
          value={publishAfterMinutes}
          onChange={({ target }) => void choosePace(Number(target.value) as Pace)}
        >
          {paces.map((pace) => (
            <option key={pace} value={pace}>
              {paceWords[pace]}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
