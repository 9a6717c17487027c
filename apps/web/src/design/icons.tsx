// Icons: our own line drawings in a box of 24, as wide as the text they stand beside.
import styles from './icons.module.css';

function Icon({ d }: { d: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

export const UndoIcon = () => <Icon d="M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3" />;
export const RestartIcon = () => <Icon d="M4 4v6h6M4.6 10A8.5 8.5 0 1 1 3.5 14" />;
export const DoneIcon = () => <Icon d="m4 12.5 5.5 5.5L20 6.5" />;
export const PeopleIcon = () => (
  <Icon d="M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8M2 21v-2a6 6 0 0 1 6-6h2a6 6 0 0 1 6 6v2M16 3.5a4 4 0 0 1 0 7M18 13.5a6 6 0 0 1 4 5.5v2" />
);
export const CloseIcon = () => <Icon d="M6 6l12 12M18 6 6 18" />;
export const ChevronIcon = () => <Icon d="m6 9 6 6 6-6" />;
export const SoundOnIcon = () => (
  <Icon d="M4 9v6h4l6 5V4L8 9ZM17.5 8.5a5 5 0 0 1 0 7M20 6a8.5 8.5 0 0 1 0 12" />
);
export const SoundOffIcon = () => <Icon d="M4 9v6h4l6 5V4L8 9ZM17.5 9.5l5 5M22.5 9.5l-5 5" />;
export const SunIcon = () => (
  <Icon d="M12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.8 1.8M17.2 17.2 19 19M19 5l-1.8 1.8M6.8 17.2 5 19" />
);
export const CandleIcon = () => (
  <Icon d="M9 12h6v10H9ZM12 12V9.5M12 9.5c-2.4 0-3.2-2-2.2-3.8L12 2l2.2 3.7c1 1.8.2 3.8-2.2 3.8ZM6 22h12" />
);
export const HelpIcon = () => (
  <Icon d="M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM9.3 9.2a2.8 2.8 0 1 1 4 2.6c-.9.5-1.3 1-1.3 2.2M12 17.2v.3" />
);
export const SettingsIcon = () => <Icon d="M4 7h9M17 7h3M15 4.5v5M4 17h3M11 17h9M9 14.5v5" />;
export const MoreIcon = () => (
  <Icon d="M5 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2ZM12 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2ZM19 11a1 1 0 1 0 0 2 1 1 0 0 0 0-2Z" />
);
export const EyeIcon = () => (
  <Icon d="M1.5 12C4 7.5 7.8 5 12 5s8 2.5 10.5 7C20 16.5 16.2 19 12 19S4 16.5 1.5 12ZM12 8.7a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6Z" />
);
export const LogIcon = () => <Icon d="M5 3h11l3 3v15H5ZM8.5 9h7M8.5 13h7M8.5 17h4" />;
export const ChatIcon = () => <Icon d="M3 5h18v12h-9l-5 4v-4H3ZM7.5 9.5h9M7.5 12.8h5" />;
export const LinkIcon = () => (
  <Icon d="M10 14a4 4 0 0 0 5.7 0l4-4a4 4 0 0 0-5.7-5.7L12.5 5.8M14 10a4 4 0 0 0-5.7 0l-4 4A4 4 0 0 0 10 19.7l1.5-1.5" />
);
export const ShareIcon = () => <Icon d="M12 15V3M8 6.5 12 2.5l4 4M6 10.5H4V21h16V10.5h-2" />;
export const BotIcon = () => (
  <Icon d="M5 9h14v11H5ZM12 9V5M12 4.5a1 1 0 1 1 0-2 1 1 0 0 1 0 2ZM9 13.5v1.5M15 13.5v1.5M2.5 13v4M21.5 13v4" />
);
export const HintIcon = () => <Icon d="M9 17v-3.2a6.2 6.2 0 1 1 6 0V17ZM9.5 20h5M11 22.5h2" />;
export const SearchIcon = () => (
  <Icon d="M10.5 3.5a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM15.7 15.7 21 21" />
);
export const PlusIcon = () => <Icon d="M12 5v14M5 12h14" />;
export const PlayIcon = () => <Icon d="M7 4.5 19 12 7 19.5Z" />;
export const BranchIcon = () => <Icon d="M6 3v18M6 15c0-5 12-3 12-9M14.5 8.5 18 5l3.5 3.5" />;
export const PictureIcon = () => <Icon d="M3 5h18v14H3ZM3 16l5-5 4 4 3-3 6 6M15.5 9.5v.2" />;
export const PauseIcon = () => <Icon d="M8 5v14M16 5v14" />;
export const FirstIcon = () => <Icon d="M6 5v14M18 5.5 9 12l9 6.5Z" />;
export const LastIcon = () => <Icon d="M18 5v14M6 5.5 15 12l-9 6.5Z" />;
export const BackIcon = () => <Icon d="M15 5 8 12l7 7" />;
export const ForwardIcon = () => <Icon d="m9 5 7 7-7 7" />;
export const HourglassIcon = () => (
  <Icon d="M6 3h12M6 21h12M7.5 3c0 6 9 6.5 9 9s-9 3-9 9M16.5 3c0 6-9 6.5-9 9s9 3 9 9" />
);
export const FileIcon = () => <Icon d="M5 3h9l5 5v13H5ZM14 3v5h5M10 11.5v6l5-3Z" />;
export const DownloadIcon = () => <Icon d="M12 3v12M7.5 11 12 15.5l4.5-4.5M4 19.5h16" />;
export const SendIcon = () => <Icon d="M3 4.5 21 12 3 19.5 6 12ZM6 12h15" />;
export const CrownIcon = () => <Icon d="M3 18.5h18M3.5 15.5 2.5 7l5.5 4L12 4l4 7 5.5-4-1 8.5Z" />;
export const LeaveIcon = () => <Icon d="M14 4H5v16h9M10 12h11M17.5 8.5 21 12l-3.5 3.5" />;
