import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $overlay, $trigger, closeOverlay, type Overlay } from './overlay-store.ts';

/** Returns what a screen shows, also while its dialog closes, and the dialog's properties. */
export function useOpened<Screen extends Overlay['screen']>(screen: Screen) {
  type Opened = Extract<Overlay, { screen: Screen }>;
  const overlay = useStore($overlay);
  const trigger = useStore($trigger);
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = overlay?.screen === screen;
  if (open && overlay !== opened) setOpened(overlay as Opened);
  return { opened, dialog: { open, onClose: closeOverlay, trigger: overlay ? null : trigger } };
}
