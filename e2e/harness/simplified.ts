/** Characters of the text that exist only in simplified Chinese. */
export const simplifiedIn = (text: string): string[] =>
  text.match(
    /[这们为说国时会动关员户账戏转余额录规则庄闲结赢输奖图线赔开单双两号选龙总码胆连独点对胜补张轮红蓝盘请试鱼发级弹获]/g,
  ) ?? []
