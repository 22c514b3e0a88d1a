/** Films at rest show a poster and a play button; the browser's controls come with playing. */
export function start(): void {
  // Browsers load pictures lazily, but not posters.
  const watch = new IntersectionObserver(showNear, { rootMargin: '100%' });
  document.querySelectorAll<HTMLVideoElement>('[data-film]').forEach((film) => {
    watch.observe(film);
    const button = film.nextElementSibling as HTMLButtonElement;
    button.addEventListener('click', () => {
      film.controls = button.hidden = true;
      film.focus();
      film.play().catch(() => rest(film, button));
    });
    film.addEventListener('ended', () => rest(film, button));
  });
}

function rest(film: HTMLVideoElement, button: HTMLButtonElement): void {
  const hadFocus = film === document.activeElement;
  film.controls = button.hidden = false;
  // Shows the poster again.
  film.load();
  if (hadFocus) button.focus();
}

function showNear(entries: IntersectionObserverEntry[], watch: IntersectionObserver): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting || !(target instanceof HTMLVideoElement)) continue;
    target.poster = target.dataset['poster'] ?? target.poster;
    watch.unobserve(target);
  }
}
