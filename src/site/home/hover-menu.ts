const restAfter = 2500;

let timer: ReturnType<typeof setTimeout> | undefined;

export function bindHoverMenu(): void {
  for (const event of ['mousemove', 'touchstart'] as const) {
    document.addEventListener(event, wake, { passive: true });
  }
  // The mouse or a finger may have come before the script.
  if (document.querySelector(':hover')) wake();
}

function wake(): void {
  const menu = document.querySelector<HTMLElement>('[data-hover-menu]');
  if (!menu) return;
  menu.dataset['hoverMenu'] = 'awake';
  clearTimeout(timer);
  timer = setTimeout(() => (menu.dataset['hoverMenu'] = 'resting'), restAfter);
}
