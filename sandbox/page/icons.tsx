import type { ComponentChildren } from "preact";

/** The page's own line icons. They are decoration: the control around one carries the words. */
function Icon({ children, size = 20 }: { children: ComponentChildren; size?: number }) {
  return (
    <svg
      class="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

type Size = { size?: number };

export const HashIcon = (p: Size) => (
  <Icon {...p}>
    <path d="M10 4 8 20M16 4l-2 16M4.5 9h16M3.5 15h16" />
  </Icon>
);
export const ThreadIcon = (p: Size) => (
  <Icon {...p}>
    <path d="M4 5h16v10H11l-4 4v-4H4z" />
    <path d="M8.5 9h7M8.5 12h4" />
  </Icon>
);
export const PlusIcon = (p: Size) => (
  <Icon {...p}>
    <path d="M12 5v14M5 12h14" />
  </Icon>
);
export const CloseIcon = (p: Size) => (
  <Icon {...p}>
    <path d="M6 6l12 12M18 6 6 18" />
  </Icon>
);
export const MenuIcon = (p: Size) => (
  <Icon {...p}>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Icon>
);
export const SendIcon = (p: Size) => (
  <Icon {...p}>
    <path d="M4 12 20 4l-5 16-3.5-6.5z" />
    <path d="M11.5 13.5 20 4" />
  </Icon>
);
export const ChevronIcon = (p: Size) => (
  <Icon {...p}>
    <path d="m6 9 6 6 6-6" />
  </Icon>
);
export const CheckIcon = (p: Size) => (
  <Icon {...p}>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Icon>
);
export const EyeIcon = (p: Size) => (
  <Icon {...p}>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
    <circle cx="12" cy="12" r="2.8" />
  </Icon>
);
export const ExternalIcon = (p: Size) => (
  <Icon {...p}>
    <path d="M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5" />
  </Icon>
);
export const DownIcon = (p: Size) => (
  <Icon {...p}>
    <path d="M12 5v14M6 13l6 6 6-6" />
  </Icon>
);
export const FileIcon = (p: Size) => (
  <Icon {...p}>
    <path d="M6 3h8l4 4v14H6z" />
    <path d="M14 3v4h4M9 12h6M9 16h6" />
  </Icon>
);
export const DotsIcon = (p: Size) => (
  <Icon {...p}>
    <path d="M5 12h.01M12 12h.01M19 12h.01" />
  </Icon>
);
export const SlashIcon = (p: Size) => (
  <Icon {...p}>
    <rect x="3.5" y="3.5" width="17" height="17" rx="4" />
    <path d="m14.5 7.5-5 9" />
  </Icon>
);

/** Playmat's mark: two cards on a mat. */
export const Logo = () => (
  <svg width="30" height="30" viewBox="0 0 32 32" aria-hidden="true" class="logo">
    <rect x="1" y="1" width="30" height="30" rx="9" fill="var(--accent-deep)" />
    <rect x="7.5" y="8" width="10.5" height="15" rx="2.2" fill="#ffe3b0" transform="rotate(-12 12.7 15.5)" />
    <rect x="14" y="8.5" width="10.5" height="15" rx="2.2" fill="#fff" transform="rotate(9 19.2 16)" />
    <path
      d="m19.6 12.6 1.1 2.4 2.6.3-1.9 1.8.5 2.6-2.3-1.3-2.3 1.3.5-2.6-1.9-1.8 2.6-.3z"
      fill="var(--accent)"
    />
  </svg>
);
