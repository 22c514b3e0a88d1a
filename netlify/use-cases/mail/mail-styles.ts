const sans = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif";
const serif = "font-family:Georgia,'Times New Roman',serif";
const anyBreak = 'overflow-wrap:anywhere;word-break:break-word';

/** The palette of tailwind.config.mjs; mail programs read no style sheets. */
const ink = 'color:#1A1816';
const ash = 'color:#6B655D';
const hairline = '1px solid #DED7CB';

export const styles = {
  body: 'margin:0;padding:0;background-color:#FBF9F5',
  wall: 'background-color:#FBF9F5',
  margin: 'padding:32px 20px 40px',
  sheet: 'max-width:560px;table-layout:fixed;text-align:left',
  row: `padding:0 0 24px;${anyBreak}`,
  name: `margin:0;padding:0 0 14px;border-bottom:${hairline};${serif};font-size:22px;line-height:28px;${ink}`,
  text: `margin:0;${sans};font-size:16px;line-height:25px;${ink};white-space:pre-line`,
  title: `margin:14px 0 0;${serif};font-size:19px;line-height:26px;font-style:italic;${ink};${anyBreak}`,
  price: `margin:2px 0 0;${sans};font-size:15px;line-height:22px;${ash}`,
  picture: `display:block;width:100%;height:auto;border:0;${serif};font-style:italic;${ink}`,
  thumbnail: 'padding:0 20px 16px 0;vertical-align:top',
  label: 'padding:0 0 16px;vertical-align:top',
  term: `padding:9px 16px 9px 0;border-bottom:${hairline};${sans};font-size:15px;line-height:22px;${ash};white-space:nowrap;vertical-align:top`,
  whole: 'white-space:nowrap',
  value: `padding:9px 0;border-bottom:${hairline};${sans};font-size:15px;line-height:22px;font-weight:600;${ink};${anyBreak};vertical-align:top`,
  buttonCell: 'mso-padding-alt:14px 28px',
  button: `display:inline-block;padding:14px 28px;background-color:#C8321F;color:#FBF9F5;${sans};font-size:16px;line-height:20px;font-weight:600;text-decoration:none`,
  addressLine: 'margin:10px 0 0',
  address: `${sans};font-size:13px;line-height:19px;${ash};text-decoration:underline;${anyBreak}`,
  footer: `margin:8px 0 0;padding:14px 0 0;border-top:${hairline};${sans};font-size:13px;line-height:20px;${ash}`,
};

/** Classes exist for dark mode only; a style attribute wins against them without `!important`. */
export const darkStyle = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (prefers-color-scheme:dark){',
  '.wall{background-color:#12110F!important}',
  '.ink{color:#FBF9F5!important}',
  '.ash{color:#BDB5A9!important}',
  '.line{border-color:#413C35!important}',
  '}',
].join('');
