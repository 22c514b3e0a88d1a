/** Starts a server; a port in use becomes a text that says what to do. */
export async function listen<Server>(
  setting: 'PORT' | 'SANDBOX_PORT',
  port: number,
  start: (port: number) => Promise<Server>,
): Promise<Server> {
  try {
    return await start(port);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(
      `Port ${port} is in use. Stop what runs there, or set ${setting} to a free port and start again.`,
      { cause: error },
    );
  }
}
