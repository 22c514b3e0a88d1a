import { useId, useRef, useState } from 'react';
import { useCall } from '../use-call.ts';
import { saveSettings } from './store.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorNote } from '../../../ui/ErrorNote.tsx';

async function saveOffer(offersTransfer: boolean): Promise<string | null> {
  return (await saveSettings({ offersTransfer })).refusal;
}

/** Saves on change. A choice that was refused stays until it is saved. */
export function TransferSwitch({ stored }: { stored: boolean }) {
  const [chosen, setChosen] = useState(stored);
  const { isBusy, refusal, start } = useCall(saveOffer);
  const box = useRef<HTMLInputElement>(null);
  const wordsId = useId();

  async function save(offersTransfer: boolean) {
    if (isBusy) return;
    setChosen(offersTransfer);
    await start(offersTransfer);
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
          checked={chosen}
          aria-describedby={wordsId}
          aria-busy={isBusy}
          onChange={(event) => void save(event.target.checked)}
          className="size-5 accent-lanme"
        />
        Offer bank transfer
      </label>
      <p id={wordsId} className="pl-8 text-sann">
        The checkout takes orders by “Pay with Zelle”. Switch it off while you are away from your
        bank. Transfer orders that are open stay open.
      </p>
      {refusal && (
        <div className="mt-5 grid justify-items-start gap-3">
          <ErrorNote>{refusal} Your choice is not saved yet.</ErrorNote>
          <Button look="secondary" onClick={saveAgain}>
            Save it
          </Button>
        </div>
      )}
    </div>
  );
}
