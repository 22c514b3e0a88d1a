import { useId, useRef, useState } from 'react';
import { useCall } from '../calls/use-call.ts';
import { leavePlace, placeOf } from '../ui/focus-place.ts';
import type { SwitchName } from './groups.ts';
import { saveSettings } from './settings-store.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';

type SettingSwitchProps = {
  name: SwitchName;
  label: string;
  words: string;
  stored: boolean;
};

/** Saves on change. A choice that was refused stays until it is saved. */
export function SettingSwitch({ name, label, words, stored }: SettingSwitchProps) {
  const [chosen, setChosen] = useState(stored);
  const { isBusy, refusal, start } = useCall(
    async (isOn: boolean) => (await saveSettings({ [name]: isOn })).refusal,
  );
  const box = useRef<HTMLInputElement>(null);
  const wordsId = useId();

  async function save(isOn: boolean) {
    if (isBusy) return;
    setChosen(isOn);
    const place = placeOf(box.current);
    await start(isOn);
    leavePlace(place);
  }

  function saveAgain() {
    // The button disappears.
    box.current?.focus();
    void save(chosen);
  }

  return (
    <div className="grid justify-items-start">
      <label className="flex min-h-11 items-center gap-3 font-medium">
        <input
          ref={box}
          type="checkbox"
          name={name}
          checked={chosen}
          aria-describedby={wordsId}
          aria-busy={isBusy}
          onChange={(event) => void save(event.target.checked)}
          className="size-5 accent-lanme"
        />
        <span>{label}</span>
      </label>
      <p id={wordsId} className="pl-8 text-sann">
        {words}
      </p>
      {refusal && (
        <div className="mt-5 grid justify-items-start gap-3">
          <ErrorNote>{`${refusal} Your choice is not saved yet.`}</ErrorNote>
          <Button look="secondary" onClick={saveAgain}>
            Save it
          </Button>
        </div>
      )}
    </div>
  );
}
