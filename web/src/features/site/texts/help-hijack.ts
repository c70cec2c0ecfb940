import type { Document } from './document.ts'
import { codeNote, officialChannelNote, updated } from './shared-phrases.ts'

export const hijack: Document = {
  title: '防劫持教程',
  updated,
  sections: [
    {
      id: 'what',
      heading: '什么是劫持',
      paragraphs: [
        '劫持是指您输入了正确的网址，却被带到冒充本站的页面，或者页面被插入了陌生的广告与收款资料。常见原因有域名解析被篡改、路由器被改动、不安全的公共无线网络，以及设备上的恶意程序或扩展。',
      ],
    },
    {
      id: 'recognise',
      heading: '怎样识别',
      paragraphs: [
        {
          list: [
            '地址栏的网址与您收藏的不同，哪怕只差一个字母；',
            '浏览器提示证书无效或连接不安全；',
            '页面要求您提供验证码、取款密码，或要求下载不明程序；',
            '余额、投注记录与您的印象不符，或客服要求您向私人账户付款。',
          ],
        },
        '出现以上任何一种情形，请立即停止操作，不要输入密码。',
      ],
    },
    {
      id: 'steps',
      heading: '处理步骤',
      paragraphs: [
        {
          ordered: true,
          list: [
            '关闭该页面，从自己的收藏夹或下载页面公布的永久网址重新进入。',
            '换用手机流量等另一种网络，比较两边打开的页面是否相同。',
            '电脑：清除浏览器缓存，并清除系统的域名缓存（Windows 在命令提示符中输入 ipconfig /flushdns）。',
            '把域名服务器改为您信任的公共服务，并在浏览器中开启安全域名解析。',
            '路由器：修改管理密码，检查域名服务器设置，必要时恢复出厂设置。',
            '用安全软件检查设备，移除来历不明的扩展与描述文件。',
            '确认恢复正常后，修改登录密码，并在设备列表中注销不认识的设备。',
          ],
        },
      ],
    },
    {
      id: 'prevent',
      heading: '平时的预防',
      paragraphs: [
        {
          list: [
            '收藏本站网址，不从搜索结果或陌生链接进入；',
            '不在公共设备上登录，不勾选「记住密码」；',
            '绑定手机与邮箱，陌生设备登录时须验证身份；',
            '只从本站下载页面安装应用。',
          ],
        },
        codeNote,
        officialChannelNote,
      ],
    },
  ],
}
