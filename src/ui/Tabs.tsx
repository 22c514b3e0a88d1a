import * as Radix from '@radix-ui/react-tabs';
import clsx from 'clsx';
import type { ReactNode } from 'react';

export type Tab<Value extends string> = { value: Value; label: string; content: ReactNode };

const fewTabs = 3;

type TabsProps<Value extends string> = {
  label: string;
  tabs: readonly Tab<Value>[];
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
};

/** Renders only the selected tab's content. */
export function Tabs<Value extends string>({ label, tabs, onChange, ...rest }: TabsProps<Value>) {
  return (
    <Radix.Root onValueChange={(value) => onChange?.(value as Value)} {...rest}>
      <div className="mb-6 border-b border-liy">
        <Radix.List
          aria-label={label}
          className={clsx(
            // Scrolling clips: the padding leaves room for the focus ring.
            '-mx-1.5 -mb-[7px] -mt-1.5 flex gap-x-6 p-1.5',
            // Keeps all tabs visible.
            tabs.length > fewTabs ? 'flex-wrap max-sm:gap-x-4 max-sm:text-sm' : 'overflow-x-auto',
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
