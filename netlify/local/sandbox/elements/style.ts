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
select.Input { text-overflow: ellipsis }
.Input::placeholder { color: var(--colorTextPlaceholder, #6b6f78); opacity: 1 }
.Input:focus {
  outline: 2px solid var(--colorPrimary, #0570de);
  outline-offset: 1px;
  border-color: var(--colorPrimary, #0570de);
}
.Input--invalid { border-color: var(--colorDanger, #c0123c); color: var(--colorDanger, #c0123c) }
.Input--invalid:focus { outline-color: var(--colorDanger, #c0123c); border-color: var(--colorDanger, #c0123c) }
.Error { margin: var(--spacingUnit, 4px) 0 0; font-size: var(--fontSizeSm, .93em); color: var(--colorDanger, #c0123c) }
.Error:empty { display: none }
`;
