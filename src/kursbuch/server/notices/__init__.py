"""Mails and webhooks: told once, tried again in the background."""
