import { Toaster } from '../../toasts/Toaster.tsx';
import { addToastPlace } from '../../ui/toast-place.ts';
import { PasswordDialog } from '../ui/PasswordDialog.tsx';
import { PublishingState } from './PublishingState.tsx';

/** What stands around every screen; one island, because each has a script of its own. */
export function Frame() {
  return (
    <>
      <PublishingState />
      <PasswordDialog />
      <div ref={addToastPlace} className="absolute inset-x-0 top-0" />
      <Toaster />
    </>
  );
}
