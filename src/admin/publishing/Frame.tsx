import { Toaster } from '../../toasts/Toaster.tsx';
import { PasswordDialog } from '../ui/PasswordDialog.tsx';
import { PublishingState } from './PublishingState.tsx';

/** What stands around every screen; one island, because each has a script of its own. */
export function Frame() {
  return (
    <>
      <PublishingState />
      <PasswordDialog />
      <Toaster side="bottom" />
    </>
  );
}
