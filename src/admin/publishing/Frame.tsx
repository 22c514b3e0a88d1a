import { Toaster } from '../../toasts/Toaster.tsx';
import { addToastPlace } from '../../ui/toast-place.ts';
import { PasswordDialog } from '../ui/PasswordDialog.tsx';
import { MenuCounts } from './MenuCounts.tsx';
import { PublishingState } from './PublishingState.tsx';

/** Shows what stands around every screen, as one island, because each island has a script of its own. */
export function Frame() {
  return (
    <>
      <PublishingState />
      <MenuCounts />
      <PasswordDialog />
      <div ref={addToastPlace} className="toast-on-bar" />
      <Toaster />
    </>
  );
}
