/** The elements' looks. Each custom property is a variable of Stripe's appearance API. */
export const elementStyle = `
:root { color-scheme: light }
body { margin: 0; background: transparent }
main {
  padding: 4px;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--gridRowSpacing, calc(var(--spacingUnit, 4px) * 4)) var(--gridColumnSpacing, calc(var(--spacingUnit, 4px) * 4));
  align-items: start;
  font-family: var(--fontFamily, system-ui, sans-serif);
  font-size: var(--fontSizeBase, 16px);
  line-height: var(--fontLineHeight, 1.4);
  color: var(--colorText, #30313d);
}
.Field { grid-column: 1 / -1; min-width: 0 }
.Field--expiry, .Field--cvc, .Field--address-level1, .Field--postal-code { grid-column: auto }
.Field[hidden] { display: none }
.Field[hidden] + .Field--postal-code { grid-column: 1 / -1 }
.Label {
  display: block;
  margin-bottom: var(--spacingUnit, 4px);
  font-size: var(--fontSizeSm, .93em);
  font-weight: var(--fontWeightNormal, 400);
  color: var(--colorText, #30313d);
}
.Input {
  box-sizing: border-box;
  width: 100%;
  min-height: 44px;
  padding: calc(var(--spacingUnit, 4px) * 3);
  font: inherit;
  color: inherit;
  background: var(--colorBackground, #fff);
  border: 1px solid #8a8f99;
  border-radius: var(--borderRadius, 4px);
}
select.Input {
  appearance: none;
  padding-right: 2.5em;
  text-overflow: ellipsis;
  background: var(--colorBackground, #fff) no-repeat right .9em center / .7em
    url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 7'%3E%3Cpath d='m1 1 5 5 5-5' fill='none' stroke='%23555'/%3E%3C/svg%3E");
}
.Input::placeholder { color: var(--colorTextPlaceholder, #6b6f78); opacity: 1 }
.Input:focus {
  /* Seen in forced colours only, where shadows are not. */
  outline: 2px solid transparent;
  box-shadow: 0 0 0 2px var(--colorPrimary, #0570de);
  border-color: var(--colorPrimary, #0570de);
}
.Error { margin: var(--spacingUnit, 4px) 0 0; font-size: var(--fontSizeSm, .93em); color: var(--colorDanger, #c0123c) }
.Error:empty { display: none }
`;
