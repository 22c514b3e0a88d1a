import writeLogs from 'astro/logger/node';

/** Astro's own log without its warning, at each question, that a collection is empty: those of a new shop are. */
export default function quietLogger(config) {
  const log = writeLogs(config);
  const isOfNewShop = ({ message }) => message.includes('does not exist or is empty');
  return { ...log, write: (event) => isOfNewShop(event) || log.write(event) };
}
