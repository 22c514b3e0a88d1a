/** The last press before the scripts, a var of LateScripts.astro. */
declare const pressed: Element | null | undefined;

/** Shows a poster and a play button on films at rest; the browser's controls come with playing. */
export function start(): void {
  // Browsers load pictures lazily, but not posters.
  const watch = new IntersectionObserver(showNear, { rootMargin: '100%' });
  for (const film of document.querySelectorAll('[data-film]')) watch.observe(film);
  for (const button of document.querySelectorAll<HTMLElement>('[data-play]')) {
    button.addEventListener('click', () => play(button));
    // This script may come after the press was repeated.
    if (pressed === button) play(button);
  }
}

function play(button: HTMLElement): void {
  const film = button.previousElementSibling as HTMLVideoElement;
  film.controls = button.hidden = true;
  film.focus();
  film.play().catch(() => rest(film, button));
  film.addEventListener('ended', () => rest(film, button), { once: true });
}

function rest(film: HTMLVideoElement, button: HTMLElement): void {
  const hadFocus = film === document.activeElement;
  film.controls = button.hidden = false;
  // Shows the poster again.
  film.load();
  if (hadFocus) button.focus();
}

function showNear(entries: IntersectionObserverEntry[], watch: IntersectionObserver): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting || !(target instanceof HTMLVideoElement)) continue;
    target.poster = target.dataset.poster ?? target.poster;
    watch.unobserve(target);
  }
}
