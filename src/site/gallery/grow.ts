import { likesStillness } from './motion.ts';

const growth = { duration: 400, easing: 'ease-out' };

export function growFrom(pressed: DOMRect, picture: HTMLElement, room: HTMLElement): void {
  if (likesStillness()) return;
  const start = middleOf(pressed);
  const end = middleOf(room.getBoundingClientRect());
  const scale = pressed.width / picture.offsetWidth;
  const shift = `translate(${start.x - end.x}px, ${start.y - end.y}px)`;
  picture.animate({ transform: [`${shift} scale(${scale})`, 'none'] }, growth);
  // The element that clips a zoomed picture would clip the growing one.
  picture.closest('[data-clip]')?.animate({ overflow: ['visible', 'visible'] }, growth);
}

function middleOf({ x, y, width, height }: DOMRect): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}
