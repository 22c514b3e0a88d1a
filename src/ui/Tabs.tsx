import * as Radix from '@radix-ui/react-tabs';
import clsx from 'clsx';
import type { ReactNode } from 'react';

export type Tab<Value extends string> = { value: Value; label: string; content: ReactNode };

const fewTabs = 3;

type TabsProps<Value extends string> = {
  /** Names the row of tabs for screen readers. */
  label: string;
  tabs: readonly Tab<Value>[];
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
};

/** Tabs under a thin line; only the chosen one's content is rendered. */
export function Tabs<Value extends string>({ label, tabs, onChange, ...rest }: TabsProps<Value>) {
  return (
    <Radix.Root onValueChange={(value) => onChange?.(value as Value)} {...rest}>
      <div className="mb-6 border-b border-liy">
        <Radix.List
          aria-label={label}
          className={clsx(
            // What scrolls cuts off all that is outside of it: the padding leaves the focus ring its room.
            '-mx-1.5 -mb-[7px] -mt-1.5 flex gap-6 overflow-x-auto p-1.5',
            // All of them stay in sight on a phone.
            tabs.length > fewTabs && 'max-sm:justify-between max-sm:gap-1.5 max-sm:text-sm',
          )}
        >
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.value}
              value={tab.value}
              className="min-h-11 shrink-0 border-b-2 border-transparent text-sann transition-colors duration-300 hover:text-lank data-[state=active]:border-lank data-[state=active]:text-lank"
            >
              {tab.label}
            </Radix.Trigger>
          ))}
        </Radix.List>
      </div>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
