import process from 'node:process';

const start = performance.now();
await import(process.argv[2] ?? '');
process.stdout.write(String(performance.now() - start));
process.exit(0);
