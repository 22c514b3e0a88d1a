type Listener = (detail: unknown) => void;

/** Keeps listeners by event name. */
export function createEmitter() {
  const listeners = new Map<string, Set<Listener>>();
  const off = (name: string, listener?: Listener) => {
    if (listener) listeners.get(name)?.delete(listener);
    else listeners.delete(name);
  };
  const on = (name: string, listener: Listener) => {
    listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
  };
  return {
    on,
    off,
    once(name: string, listener: Listener) {
      const onlyOnce: Listener = (detail) => {
        off(name, onlyOnce);
        listener(detail);
      };
      on(name, onlyOnce);
    },
    emit(name: string, detail: unknown) {
      for (const listener of new Set(listeners.get(name))) listener(detail);
    },
  };
}
