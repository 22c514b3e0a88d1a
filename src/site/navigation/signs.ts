/** Before a press a mouse rests on a control, and a key moves the focus to it. A finger also touches what it scrolls: its tap alone is a sign. */
export function onSign(prepare: (event: Event) => void): void {
  document.addEventListener('focusin', prepare);
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'touch') prepare(event);
  });
}
