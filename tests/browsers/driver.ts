/** A visible element by its accessible name, in the page or in the iframe of this title. */
export type Target = { selector: string; name: string; frame?: string };

/** What a journey asks of a browser, whatever protocol it speaks. */
export type Driver = {
  /** With its version. */
  name: string;
  open(url: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Calls a function in the page. */
  ask<Input extends string[], Answer>(
    question: (...input: Input) => Answer,
    ...input: Input
  ): Promise<Answer>;
  /** Presses, types and chooses as a person does. Each throws if the element is not there. */
  press(target: Target): Promise<void>;
  type(target: Target, text: string): Promise<void>;
  chooseFile(target: Target, file: string): Promise<void>;
  chooseOption(target: Target, value: string): Promise<void>;
  screenshot(file: string): Promise<void>;
  close(): Promise<void>;
};

/** Thrown where a browser or its driver is not installed. */
export class MissingBrowser extends Error {
  constructor(command: string, packages: string) {
    super(`There is no ${command} on this machine. Install it: apt-get install ${packages}`);
  }
}
